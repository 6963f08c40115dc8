import type {SiteProblem} from '@lectern/types'
import {expect, test} from 'vitest'
import {createPrintedProblems} from './printed-problems.js'

const first: SiteProblem = {code: 'css-invalid', message: 'The brace is open.'}
const second: SiteProblem = {code: 'css-invalid', message: 'The quote is open.'}

test('returns only new problems, and the part with which fixed ones were printed', () => {
  const printed = createPrintedProblems()
  expect(printed.replace('the site', [first], 'error')).toEqual({added: [first], fixed: []})
  expect(printed.replace('/a', [first, second], 'error')).toEqual({added: [second], fixed: []})
  expect(printed.replace('/a', [second], 'error')).toEqual({added: [], fixed: ['the site']})
  expect(printed.replace('the site', [], 'error')).toEqual({added: [], fixed: []})
  expect(printed.replace('/a', [], 'error')).toEqual({added: [], fixed: ['/a']})
})

test('counts equal problems of a part', () => {
  const printed = createPrintedProblems()
  expect(printed.replace('/a', [first, first], 'warning').added).toEqual([first, first])
  expect(printed.replace('/a', [first], 'warning').fixed).toEqual(['/a'])
  expect(printed.replace('/b', [first], 'warning').added).toEqual([])
  expect(printed.replace('/b', [first, first], 'warning').added).toEqual([first])
})

test('keeps errors and warnings apart', () => {
  const printed = createPrintedProblems()
  printed.replace('/a', [first], 'error')
  expect(printed.replace('/a', [second], 'warning')).toEqual({added: [second], fixed: []})
  expect(printed.replace('/a', [], 'warning')).toEqual({added: [], fixed: ['/a']})
  expect(printed.replace('/a', [first], 'error')).toEqual({added: [], fixed: []})
})
