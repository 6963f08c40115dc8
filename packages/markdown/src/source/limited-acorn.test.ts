import {expect, test} from 'vitest'
import {CostlyScript, createLimitedAcorn} from './limited-acorn.js'

const OPTIONS = {ecmaVersion: 2024} as const

test('parses JavaScript up to the limit', () => {
  const acorn = createLimitedAcorn(10)
  expect(acorn.parse('a + b', OPTIONS)).toMatchObject({type: 'Program'})
  expect(acorn.parseExpressionAt('<A/>', 0, OPTIONS)).toMatchObject({type: 'JSXElement'})
})

test('counts the characters of all calls, including invalid code', () => {
  const acorn = createLimitedAcorn(10)
  expect(() => acorn.parse('a +', OPTIONS)).toThrow(SyntaxError)
  expect(() => acorn.parseExpressionAt('[1, 2', 0, OPTIONS)).toThrow(SyntaxError)
  expect(() => acorn.parse('a+b', OPTIONS)).toThrow(CostlyScript)
})
