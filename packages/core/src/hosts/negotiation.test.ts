import {expect, test} from 'vitest'
import {listMarkdownPaths, prefersMarkdown} from './negotiation.js'
import {ACCEPT_CASES} from '@lectern/testing/accept-cases'

test.each(ACCEPT_CASES)('the Accept header %j prefers Markdown: %s', (accept, expected) => {
  expect(prefersMarkdown(accept)).toBe(expected)
})

test.each([
  ['/', ['/index.md']],
  ['/index.html', ['/index.md']],
  ['/docs/a', ['/docs/a.md', '/docs/a/index.md']],
  ['/docs/a/', ['/docs/a.md', '/docs/a/index.md']],
  ['/docs/a.html', ['/docs/a.md', '/docs/a/index.md']],
  ['/docs/2.1.0/index.html', ['/docs/2.1.0.md', '/docs/2.1.0/index.md']],
  ['/fr/', ['/fr.md', '/fr/index.md']]
])('lists the possible Markdown files of %s: %j', (urlPath, expected) => {
  expect(listMarkdownPaths(urlPath)).toEqual(expected)
})
