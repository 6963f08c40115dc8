import {expect, onTestFinished, test, vi} from 'vitest'
import {cleanLegacyPath, sitePathOf} from './site-link.js'

/** Creates an anchor on a page at `https://example.com/base/docs/`. */
function anchor(attributes: Readonly<Record<string, string>>): HTMLAnchorElement {
  vi.stubGlobal('location', new URL('https://example.com/base/docs/'))
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const {href = '', target = ''} = attributes
  const {origin, pathname, search, hash} = new URL(href, 'https://example.com/base/docs/')
  const dataset = 'noNavigation' in attributes ? {noNavigation: ''} : {}
  const hasAttribute = (name: string) => name in attributes
  // Nothing else is read.
  return {
    target,
    origin,
    pathname,
    search,
    hash,
    dataset,
    hasAttribute
  } as unknown as HTMLAnchorElement
}

test.each([
  ['a page', {href: '/base/docs/owl'}, '/docs/owl'],
  ['a page with query and hash', {href: 'owl?tab=a#food'}, '/docs/owl?tab=a#food'],
  ['a version whose name looks like a file', {href: '/base/docs/2.1.0'}, '/docs/2.1.0'],
  ['an old URL', {href: '/base/docs/owl.html'}, '/docs/owl.html'],
  ['its own window', {href: '/base/docs/owl', target: '_self'}, '/docs/owl']
])('a link to %s is handled without loading a document', (_, attributes, path) => {
  expect(sitePathOf(anchor(attributes), '/base/')).toBe(path)
})

test.each([
  ['another site', {href: 'https://example.org/base/docs/owl'}],
  ['a path outside of the site', {href: '/other/owl'}],
  ['a file', {href: '/base/files/owl.pdf'}],
  ['another window', {href: '/base/docs/owl', target: '_blank'}],
  ['a download', {href: '/base/docs/owl', download: ''}],
  ['what only the host knows', {href: '/base/docs/owl', noNavigation: ''}],
  ['nowhere', {}]
])('a link to %s is left to the browser', (_, attributes) => {
  expect(sitePathOf(anchor(attributes), '/base/')).toBeUndefined()
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
