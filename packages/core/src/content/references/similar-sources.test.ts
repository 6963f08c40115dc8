import {expect, test} from 'vitest'
import {createSimilarSources} from './similar-sources.js'

const SOURCES = ['docs/a.md', 'docs/b/index.md', 'docs/c/index.md', 'docs/c/install.mdx']

test.each([
  ['docs/x/a.md', 'docs/a.md', true],
  ['docs/d/index.md', 'docs/b/index.md', false],
  ['docs/c/install.md', 'docs/c/install.mdx', false],
  ['docs/c/instal.mdx', 'docs/c/install.mdx', false],
  ['docs/c/none.md', undefined, false],
  ['none.md', undefined, false]
])('the source similar to %s is %s', (wanted, file, isUnique) => {
  expect(createSimilarSources(() => SOURCES)(wanted)).toEqual({file, isUnique})
})

test('the sources are listed once for all links', () => {
  let reads = 0
  const find = createSimilarSources(() => {
    reads += 1
    return SOURCES
  })
  expect(reads).toBe(0)
  for (let link = 0; link < 100; link++) find(`docs/${link}/a.md`)
  expect(reads).toBe(1)
})
