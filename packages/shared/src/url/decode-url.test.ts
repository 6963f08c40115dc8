import {expect, test} from 'vitest'
import {decodeUrl, decodeUrlPart} from './decode-url.js'

test.each([
  ['/a%20b/%C3%A9', '/a b/é', '/a b/é'],
  ['/a%2Fb%3Fc', '/a%2Fb%3Fc', '/a/b?c'],
  ['/100%', '/100%', '/100%'],
  ['/%E9t%C3%A9', '/%E9t%C3%A9', '/%E9t%C3%A9'],
  ['', '', '']
])('%j is decoded to %j, or as a part of a URL to %j', (url, whole, part) => {
  expect(decodeUrl(url)).toBe(whole)
  expect(decodeUrlPart(url)).toBe(part)
})
