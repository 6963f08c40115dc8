import type {Source, SourceChanges, SourceReader} from '@lectern/types'
import {expect, test} from 'vitest'
import {readSourceFiles} from './source-files.js'

const sources: SourceReader = {
  list: async () => ['_part.md', 'a.md', 'b/c.mdx'],
  read: async (absolutePath) => ({file: absolutePath.slice(6), absolutePath}) as Source,
  readText: async () => undefined
}
const changes: SourceChanges = {
  find: (file) =>
    file.endsWith('a.md') ? {date: '2026-01-31T00:00:00.000Z', author: 'Ada'} : undefined,
  problems: []
}
const history = {read: async () => changes}
const patterns = {include: ['**/*.{md,mdx}'], exclude: ['**/_*']}

test('reads the files that count, with the last change of those that have one', async () => {
  const options = {...patterns, showLastUpdateTime: true, showLastUpdateAuthor: false}
  const found = await readSourceFiles('/site/docs', {sources, history}, options)
  expect(found.history).toBe(changes)
  expect(found.files).toEqual([
    {
      file: 'a.md',
      source: {file: 'docs/a.md', absolutePath: '/site/docs/a.md'},
      change: {date: '2026-01-31T00:00:00.000Z', author: 'Ada'}
    },
    {
      file: 'b/c.mdx',
      source: {file: 'docs/b/c.mdx', absolutePath: '/site/docs/b/c.mdx'},
      change: undefined
    }
  ])
})

test('asks for no history that nobody shows', async () => {
  const options = {...patterns, showLastUpdateTime: false, showLastUpdateAuthor: false}
  const {files} = await readSourceFiles('/site/docs', {sources, history}, options)
  expect(files.map(({change}) => change)).toEqual([undefined, undefined])
})
