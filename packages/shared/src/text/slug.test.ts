import {expect, test} from 'vitest'
import {slugifyLabel} from './slug.js'

test.each([
  ['Hello World', 'hello-world'],
  ['i18n', 'i-18-n'],
  ['camelCase', 'camel-case'],
  ['  A — B  ', 'a-b'],
  ['日本語', '日本語'],
  ['C++', 'c'],
  ['Node.js', 'node-js'],
  ['CI/CD', 'ci-cd'],
  ['release-1.2.3', 'release-1-2-3'],
  ['Über uns', 'uber-uns']
])('%j becomes %s', (label, slug) => {
  expect(slugifyLabel(label)).toBe(slug)
})
