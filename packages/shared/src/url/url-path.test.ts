import {describe, expect, test} from 'vitest'
import {
  addBaseUrl,
  applyTrailingSlash,
  comparablePath,
  isExternalUrl,
  isSamePath,
  isScriptUrl,
  locationPath,
  resolveRelativeUrl,
  joinRoutePath,
  removeBaseUrl
} from './url-path.js'

test.each([
  [['docs', '', '/a/'], '/docs/a'],
  [['/', 'a//b'], '/a/b'],
  [[], '/'],
  [['/'], '/']
])('joins %j to %s', (parts, joined) => {
  expect(joinRoutePath(...parts)).toBe(joined)
})

test('adds and removes the base URL', () => {
  expect(addBaseUrl('/docs/a', '/base/')).toBe('/base/docs/a')
  expect(addBaseUrl('/', '/')).toBe('/')
  expect(removeBaseUrl('/base/docs/a', '/base/')).toBe('/docs/a')
  expect(removeBaseUrl('/base', '/base/')).toBe('/')
  expect(removeBaseUrl('/other/a', '/base/')).toBeUndefined()
})

describe('the trailing slash', () => {
  test.each([
    ['/a', true, '/a/'],
    ['/a/', false, '/a'],
    ['/a/', undefined, '/a/'],
    ['/a?b#c', true, '/a/?b#c'],
    ['/a.txt', true, '/a.txt'],
    ['/docs/2.1.0', true, '/docs/2.1.0/'],
    ['/', false, '/'],
    ['#c', true, '#c']
  ])('of %s with the setting %s is %s', (path, setting, result) => {
    expect(applyTrailingSlash(path, setting)).toBe(result)
  })
})

test.each([
  [{path: '/a'}, undefined, '/a'],
  [{path: '/a', isFolder: true}, undefined, '/a/'],
  [{path: '/a', isFolder: false}, undefined, '/a'],
  [{path: '/a'}, true, '/a/'],
  [{path: '/a', isFolder: true}, false, '/a']
])('the location of %j with the setting %s is %s', (page, setting, location) => {
  expect(locationPath(page, setting)).toBe(location)
})

test('compares paths regardless of trailing slash and encoding', () => {
  expect(isSamePath('/caf%C3%A9/', '/café')).toBe(true)
  expect(isSamePath('/a', '/b')).toBe(false)
  expect(isSamePath(undefined, undefined)).toBe(false)
  expect(comparablePath('/100%')).toBe('/100%')
})

test.each([
  ['https://a.example', true],
  ['//a.example', true],
  ['mailto:a@a.example', true],
  ['/a', false],
  ['a:b/c', true],
  ['#a', false]
])('%s leaves the site: %s', (url, isExternal) => {
  expect(isExternalUrl(url)).toBe(isExternal)
})

test.each([
  'javascript:a',
  ' JavaScript:a',
  'java\nscript:a',
  'vbscript:a',
  'data:text/html,a',
  'data:image/svg+xml,a'
])('rejects %j', (url) => {
  expect(isScriptUrl(url)).toBe(true)
})

test.each([
  'data:image/png;base64,a',
  'javascript-basics',
  '#javascript:a',
  '/javascript:a',
  './data.md',
  'javascript:void(0)',
  'javascript: void(0);',
  'javascript:;'
])('accepts %j', (url) => {
  expect(isScriptUrl(url)).toBe(false)
})

test.each([
  ['a', '/docs/c', '/docs/a'],
  ['../a#b', '/docs/c/', '/docs/a#b'],
  ['./', '/docs/c', '/docs/'],
  ['a?b', '/', '/a?b'],
  ['ä', '/ö/', '/%C3%B6/%C3%A4']
])('%s on %s is %s', (url, base, resolved) => {
  expect(resolveRelativeUrl(url, base)).toBe(resolved)
})
