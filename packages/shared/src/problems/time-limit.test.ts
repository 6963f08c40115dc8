import {expect, test} from 'vitest'
import {describeTimeout, readTimeLimit} from './time-limit.js'

test.each([
  [undefined, 300_000],
  ['', 300_000],
  ['2.5', 2500],
  ['0', undefined],
  ['none', undefined],
  ['-1', undefined]
])('SITE_TIME_LIMIT %j is a limit of %j ms', (value, limit) => {
  expect(readTimeLimit({SITE_TIME_LIMIT: value})).toBe(limit)
})

test('reports the code and its time in seconds', () => {
  expect(describeTimeout('the page /owl', 2000).message).toBe(
    'The command timed out: the page /owl has been running for 2 seconds.'
  )
})
