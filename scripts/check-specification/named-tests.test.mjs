import {expect, test} from 'vitest'
import {findMissingTests} from './named-tests.mjs'

const TITLES = new Map([
  ['tests/a.test.ts', new Set(['a title'])],
  ['tests/empty.test.ts', new Set()]
])
const find = (/** @type {string} */ text) =>
  findMissingTests('page.md', text, (file) => TITLES.get(file))

test('a page whose tests exist has no problems', () => {
  const table = '| Threat | Test |\n| --- | --- |\n| fire | `tests/a.test.ts` |'
  expect(find(`${table}\n\n| Asset |\n| --- |\n| house |\n`)).toEqual([])
})

test('reports missing and empty tests with their line, and rows without a test', () => {
  const head = '| Threat | Test |\n| --- | --- |\n'
  expect(
    find(`${head}| a | \`tests/gone.spec.ts\` |\n| b | \`tests/empty.test.ts\` |\n| c | – |`)
  ).toEqual([
    "page.md:3 names tests/gone.spec.ts, which has no test or doesn't exist.",
    "page.md:4 names tests/empty.test.ts, which has no test or doesn't exist.",
    'page.md:5 names no test.'
  ])
})
