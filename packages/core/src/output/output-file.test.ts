import {expect, test} from 'vitest'
import {outputFile, redirectFile} from './output-file.js'

test.each([
  ['/', undefined, 'index.html'],
  ['/', false, 'index.html'],
  ['/a/b', undefined, 'a/b/index.html'],
  ['/a/b/', true, 'a/b/index.html'],
  ['/a/b', false, 'a/b.html'],
  ['/404.html', undefined, '404.html'],
  ['/2.1.0', false, '2.1.0.html']
])('%s with trailingSlash %s is written to %s', (path, trailingSlash, file) => {
  expect(outputFile(path, trailingSlash)).toBe(file)
})

test.each([
  ['/a', undefined, 'a/index.html'],
  ['/a', false, 'a.html'],
  ['/a.html', undefined, 'a.html/index.html'],
  ['/a.html', true, 'a.html/index.html'],
  ['/a.html', false, 'a.html'],
  ['/a.php', undefined, 'a.php/index.html']
])('a redirect from %s with trailingSlash %s is written to %s', (from, trailingSlash, file) => {
  expect(redirectFile(from, trailingSlash)).toBe(file)
})
