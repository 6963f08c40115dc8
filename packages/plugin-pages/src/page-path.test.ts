import {expect, test} from 'vitest'
import {createPagePath} from './page-path.js'

test.each([
  ['/', 'index.tsx', '/'],
  ['/', 'about.md', '/about'],
  ['/', 'examples/index.mdx', '/examples'],
  ['/', 'examples/markdownPageExample.md', '/examples/markdownPageExample'],
  ['/', 'my.index.js', '/my.index'],
  ['tests/pages', 'index.tsx', '/tests/pages']
])('below %s, %s has the path %s', (base, file, expected) => {
  expect(createPagePath(base, file)).toBe(expected)
})
