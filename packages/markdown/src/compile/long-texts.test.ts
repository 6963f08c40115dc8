import {expect, test} from 'vitest'
import {compileMd, compileMdx} from '../fixtures/compile-sample.js'

const lists = Array.from({length: 2000}, (_, level) => `${'  '.repeat(level)}- a`).join('\n')
const runs = Array.from({length: 300}, (_, length) => '`'.repeat(length + 1)).join(' ')

// Each of them once took seconds or minutes. If it does again, the test runs out of time.
test.each([
  ['spaces in a heading', `# a${' '.repeat(100_000)}b`, []],
  ['open containers', ':::note\n'.repeat(4000), ['markdown-too-deep']],
  ['markers of lists', '- '.repeat(10_000), ['markdown-too-deep']],
  ['nested lists', lists, ['markdown-too-deep']],
  ['markers of quotes', '> '.repeat(10_000), ['markdown-too-deep']],
  ['open links', '[a]('.repeat(32_000), ['markdown-too-deep']],
  ['open images', '!['.repeat(50_000), ['markdown-too-deep']],
  ['a run of asterisks', '*'.repeat(50_000), []],
  ['marks of emphasis', '*a'.repeat(50_000), ['markdown-too-deep']],
  ['runs of backticks', runs, []],
  ['open tags', '<a '.repeat(50_000), []],
  ['pipes', '|'.repeat(100_000), []],
  ['a long line', 'lorem ipsum '.repeat(80_000), []],
  ['open comments of ids', `# a ${'{/*#'.repeat(30_000)}`, ['markdown-too-deep']],
  ['open comments', '<!-- '.repeat(50_000), []]
])('%s are compiled or refused', async (_, text, codes) => {
  const {problems} = await compileMd(text)
  expect(problems.map(({code}) => code)).toEqual(codes)
})

test.each([
  ['braces', '{'.repeat(10_000)],
  ['tags', '<a '.repeat(50_000)],
  ['comments', '{/* '.repeat(20_000)]
])('open %s in MDX are refused', async (_, text) => {
  expect((await compileMdx(text)).problems).toMatchObject([{code: 'mdx-syntax'}])
})
