import {expect, test} from 'vitest'
import {describeNetworkError} from './network-error.js'

test.each([
  [
    new TypeError('fetch failed', {cause: new Error('getaddrinfo ENOTFOUND a')}),
    'getaddrinfo ENOTFOUND a'
  ],
  [
    new TypeError('fetch failed', {
      cause: Object.assign(new AggregateError([]), {code: 'ECONNREFUSED'})
    }),
    'ECONNREFUSED'
  ],
  [new Error('The operation was aborted'), 'The operation was aborted']
])('the reason for %s is %s', (error, reason) => {
  expect(describeNetworkError(error)).toBe(reason)
})
