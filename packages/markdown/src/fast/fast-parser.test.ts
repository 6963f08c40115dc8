import {expect, test} from 'vitest'
import {compareParsers} from '../compile/compare-parsers.js'
import {fastParserName, hasFastParser} from './fast-parser.js'

/** `vitest.remark.config.ts` runs the tests without the native parser. */
const isMissing = process.env.LECTERN_NATIVE_PARSER === 'missing'

test('the native parser runs unless its binary is missing', async () => {
  expect(await hasFastParser()).toBe(!isMissing)
})

test('cache keys have its name in both cases, because pages are equal', () => {
  expect(fastParserName()).toMatch(/^satteri@\d/)
})

test('a missing binary is the reason for every file', async () => {
  const source = {text: '# a\n', format: 'md'} as const
  const {fallback} = await compareParsers(source, {format: 'md', admonitions: [], fold: true})
  expect(fallback?.rule).toBe(isMissing ? 'missing' : undefined)
})
