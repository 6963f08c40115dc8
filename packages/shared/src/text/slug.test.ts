import {expect, test} from 'vitest'
import {slugifyLabel} from './slug.js'

test.each([
  ['Hello World', 'hello-world'],
  ['i18n', 'i-18-n'],
  ['camelCase', 'camel-case'],
  ['  A — B  ', 'a-b'],
  ['日本語', '日本語'],
  ['C++', 'c']
])('%j becomes %s', (label, slug) => {
  expect(slugifyLabel(label)).toBe(slug)
})
