import {expect, test} from 'vitest'
import {createRedirectUrl} from './redirect-url.js'

test.each([
  ['/docs/a', undefined, '/base/docs/a'],
  ['/docs/a?b=1#c', true, '/base/docs/a/?b=1#c'],
  ['/docs/café', false, '/base/docs/caf%C3%A9'],
  ['/docs/a?b=c%20d&e=f g#%C3%BCber', undefined, '/base/docs/a?b=c%20d&e=f%20g#%C3%BCber'],
  ['/docs/a?discount=100%', undefined, '/base/docs/a?discount=100%25'],
  ['https://example.com/a b', true, 'https://example.com/a%20b']
])('a redirect to %s with trailingSlash %s points to %s', (to, trailingSlash, url) => {
  expect(createRedirectUrl(to, {baseUrl: '/base/', trailingSlash})).toBe(url)
})
