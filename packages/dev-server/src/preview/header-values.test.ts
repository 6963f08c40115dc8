import {expect, test} from 'vitest'
import {toHeaderValue, toLocation} from './header-values.js'

test.each([
  ['default-src *', 'default-src *'],
  ['é', 'Ã©'],
  ['→', 'â\u0086\u0092'],
  ['a\u0001b', undefined],
  ['a\nb', undefined]
])('sends the value %j as %j', (text, value) => {
  expect(toHeaderValue(text)).toBe(value)
})

test.each([
  ['/a?b=1#c', '/a?b=1#c'],
  ['/%C3%A9', '/%C3%A9'],
  ['/é/→ 🦉', '/%C3%A9/%E2%86%92%20%F0%9F%A6%89'],
  ['/a\r\nset-cookie: b', '/a%0D%0Aset-cookie:%20b'],
  ['/\ud800', '/%EF%BF%BD']
])('a redirect to %j points to %s', (url, location) => {
  expect(toLocation(url)).toBe(location)
})
