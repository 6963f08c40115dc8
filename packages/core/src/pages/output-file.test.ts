import {expect, test} from 'vitest'
import {outputFile} from './output-file.js'

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
