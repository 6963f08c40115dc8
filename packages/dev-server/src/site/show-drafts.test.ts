import type {Source, SourceReader} from '@lectern/types'
import {expect, test} from 'vitest'
import {showDrafts} from './show-drafts.js'

/** Reads one file with the given front matter as the development server does. */
function readWith(frontMatter: Source['frontMatter']): Promise<Source> {
  const source = {file: 'docs/a.md', frontMatter} as Source
  const reader: SourceReader = {
    list: async () => [],
    read: async () => source,
    readText: async () => undefined
  }
  return showDrafts(reader).read('/site/docs/a.md')
}

test('reads a draft like other docs', async () => {
  expect(await readWith({title: 'A', draft: true})).toEqual({
    file: 'docs/a.md',
    frontMatter: {title: 'A'}
  })
})

test("keeps an invalid value of `draft`, so that it's reported", async () => {
  const {frontMatter} = await readWith({draft: 'yes'})
  expect(frontMatter).toEqual({draft: 'yes'})
})
