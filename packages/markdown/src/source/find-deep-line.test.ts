import {expect, test} from 'vitest'
import {findDeepLine} from './find-deep-line.js'

const lists = (levels: number) =>
  Array.from({length: levels}, (_, level) => `${'  '.repeat(level)}- a`).join('\n')

test.each([
  ['markers of lists', '- '.repeat(10_000), 1],
  ['markers of quotes', `a\n\n${'> '.repeat(200)}a`, 3],
  ['numbers', `${'1. '.repeat(200)}a`, 1],
  ['nested lists', lists(2000), 102],
  ['open containers', ':::note\n\n'.repeat(2000), 201],
  ['open links', '[a]('.repeat(32_000), 1]
])('finds the line of too many %s', (_, text, line) => {
  expect(findDeepLine(text)).toBe(line)
})

test.each([
  ['nested lists', lists(60)],
  ['rules', `${'- '.repeat(200)}\n${'-'.repeat(5000)}\n${'* '.repeat(200)}`],
  ['containers that are closed', ':::note\n\na\n\n:::\n\n'.repeat(2000)],
  ['links', '[a](b) '.repeat(5000)],
  ['code', `\`\`\`\n${'> '.repeat(200)}\n\`\`\``],
  ['indented text', `${' '.repeat(500)}a - b`],
  ['a table', `| a |\n${'|-'.repeat(500)}|`]
])('%s can be parsed', (_, text) => {
  expect(findDeepLine(text)).toBeUndefined()
})
