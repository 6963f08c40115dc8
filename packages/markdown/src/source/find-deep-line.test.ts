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
  ['open links', '[a]('.repeat(32_000), 1],
  ['marks of emphasis', '*a'.repeat(50_000), 1],
  ['different marks', 'a *b_'.repeat(40_000), 1],
  ['links by reference', '[a]'.repeat(30_000), 1],
  ['columns of a table', `a${'|a'.repeat(30_000)}\n${'|-'.repeat(30_000)}|`, 2]
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
  ['names with underscores', 'a_b_c '.repeat(20_000)],
  ['a long run of marks', '*'.repeat(50_000)],
  ['a line of data', `export const a = ${'[1],'.repeat(20_000)}`],
  ['a line of pipes', '|'.repeat(100_000)],
  ['a table', `| a |\n${'|-'.repeat(500)}|`]
])('accepts %s', (_, text) => {
  expect(findDeepLine(text)).toBeUndefined()
})
