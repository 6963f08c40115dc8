import {expect, test} from 'vitest'
import {documentUrl} from './document-url.js'
import {cleanLegacyPath} from './site-link.js'

test.each([
  ['/docs/a', undefined, '/base/docs/a/'],
  ['/docs/a', false, '/base/docs/a'],
  ['/docs/a?b#c', true, '/base/docs/a/'],
  ['/docs/a.html#c', undefined, '/base/docs/a/'],
  ['/', undefined, '/base/']
])('%s with trailingSlash %s is fetched from %s', (address, trailingSlash, url) => {
  expect(documentUrl(address, '/base/', trailingSlash)).toBe(url)
})

test.each([
  ['/a/index.html', '/a/'],
  ['/a.html?b#c', '/a?b#c'],
  ['/a', '/a'],
  ['/index.html', '/'],
  ['/a.htmlx', '/a.htmlx']
])('%s is shown as %s', (path, clean) => {
  expect(cleanLegacyPath(path)).toBe(clean)
})
