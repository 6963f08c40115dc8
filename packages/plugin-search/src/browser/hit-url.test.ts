import {expect, test} from 'vitest'
import {isExternalHit, resolveHitUrl} from './hit-url.js'

test('links to the page on the current host', () => {
  expect(resolveHitUrl('https://docs.example.com/docs/a?b#c', {})).toBe('/docs/a?b#c')
  expect(resolveHitUrl('/docs/a#c', {})).toBe('/docs/a#c')
})

test('external URLs are unchanged', () => {
  const config = {externalUrlRegex: 'external\\.example'}
  expect(resolveHitUrl('https://external.example/a', config)).toBe('https://external.example/a')
  expect(isExternalHit('https://external.example/a', config)).toBe(true)
  expect(isExternalHit('/docs/a', config)).toBe(false)
  expect(isExternalHit('/docs/a', {})).toBe(false)
})

test('adjusts paths in an index with a different base URL', () => {
  const config = {replaceSearchResultPathname: {from: '^/docs/', to: '/'}}
  expect(resolveHitUrl('/docs/a', config)).toBe('/a')
})

test('rejects URLs that run code', () => {
  expect(resolveHitUrl('javascript:alert(1)', {})).toBe('#')
  expect(resolveHitUrl(' java\nscript:alert(1)', {})).toBe('#')
})
