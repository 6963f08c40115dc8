import {expect, test} from 'vitest'
import {findCleanUrl} from './legacy-url.js'

function clean(
  written: string,
  pagePath = '/docs/owl',
  site: Parameters<typeof findCleanUrl>[2] = {baseUrl: '/base/'}
) {
  return findCleanUrl(new URL(written, 'https://example.com'), pagePath, site)
}

test.each([
  ['/base/docs/owl.html', '/base/docs/owl'],
  ['/base/docs/owl/index.html', '/base/docs/owl/'],
  ['/base/docs/owl.html?tab=a#food', '/base/docs/owl?tab=a#food']
])('the page at %s is shown as %s', (written, url) => {
  expect(clean(written)).toEqual({url, isElsewhere: false})
})

test('the site configures the trailing slash', () => {
  expect(
    clean('/base/docs/owl.html', '/docs/owl', {baseUrl: '/base/', trailingSlash: true})?.url
  ).toBe('/base/docs/owl/')
})

test('the home page keeps the slash of the base URL', () => {
  for (const trailingSlash of [true, false, undefined])
    expect(clean('/base/index.html', '/', {baseUrl: '/base/', trailingSlash})?.url).toBe('/base/')
})

test('requests the clean path from a host without the old file', () => {
  expect(clean('/base/docs/owl.html#food', '/404.html')).toEqual({
    url: '/base/docs/owl/#food',
    isElsewhere: true
  })
})

test.each(['/base/docs/owl', '/base/docs/2.0', '/other/owl.html'])(
  '%s stays unchanged',
  (written) => {
    expect(clean(written)).toBeUndefined()
  }
)
