import {expect, test} from 'vitest'
import {createRedirectUrl} from './redirect-url.js'

test.each([
  ['/docs/a', undefined, '/base/docs/a'],
  ['/docs/a?b=1#c', true, '/base/docs/a/?b=1#c'],
  ['/docs/café', false, '/base/docs/caf%C3%A9'],
  ['https://example.com/a b', true, 'https://example.com/a%20b']
])('a redirect to %s with trailingSlash %s points to %s', (to, trailingSlash, url) => {
  expect(createRedirectUrl(to, {baseUrl: '/base/', trailingSlash})).toBe(url)
})
