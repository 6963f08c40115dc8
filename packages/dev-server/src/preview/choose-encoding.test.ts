import {expect, test} from 'vitest'
import {chooseEncoding} from './choose-encoding.js'

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0.5, gzip', 'gzip'],
  ['GZIP;q=0.8', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *;q=0.1', 'gzip'],
  ['gzip;q=0', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined]
])('for %s, responds with %s', (accepted, name) => {
  expect(chooseEncoding(accepted)?.name).toBe(name)
})
