import {expect, test} from 'vitest'
import {documentUrl} from './document-url.js'

test.each([
  ['/docs/a', undefined, '/base/docs/a/'],
  ['/docs/a', false, '/base/docs/a'],
  ['/docs/a?b#c', true, '/base/docs/a/'],
  ['/docs/a.html#c', undefined, '/base/docs/a/'],
  ['/', undefined, '/base/']
])('%s with trailingSlash %s is fetched from %s', (written, trailingSlash, url) => {
  expect(documentUrl(written, '/base/', trailingSlash)).toBe(url)
})
