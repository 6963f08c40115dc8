import {expect, test} from 'vitest'
import {createEditUrl} from './edit-url.js'

test.each([
  [
    'https://example.com/edit/main/website',
    'docs/a b.md',
    'https://example.com/edit/main/website/docs/a%20b.md'
  ],
  [
    'https://example.com/edit/main/website/',
    '../content/a.md',
    'https://example.com/edit/main/content/a.md'
  ],
  ['not a url', 'a.md', undefined]
])('below %s, %s is edited at %s', (base, file, expected) => {
  expect(createEditUrl(base, file)).toBe(expected)
})
