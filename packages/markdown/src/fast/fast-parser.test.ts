import {expect, test} from 'vitest'
import {compareParsers} from '../compile/compare-parsers.js'
import {fastParserName, hasFastParser} from './fast-parser.js'

/** `vitest.remark.config.ts` runs the tests without the native parser. */
const isMissing = process.env.LECTERN_NATIVE_PARSER === 'missing'

test('uses the native parser unless its binary is missing', async () => {
  expect(await hasFastParser()).toBe(!isMissing)
})

test('cache keys always contain the parser’s name, because its pages don’t differ', () => {
  expect(fastParserName()).toMatch(/^satteri@\d/)
})

test('a missing binary causes a fallback for every file', async () => {
  const source = {text: '# a\n', format: 'md'} as const
  const {fallback} = await compareParsers(source, {format: 'md', admonitions: [], fold: true})
  expect(fallback?.rule).toBe(isMissing ? 'missing' : undefined)
})
