import fs from 'node:fs'
import path from 'node:path'
import type {FrontMatterParser} from '@lectern/types'
import {expect, test} from 'vitest'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {createSourceReader, type SourceMemory} from './source-reader.js'

test('lists files in code-unit order, without hidden files and packages', async () => {
  const siteDir = createTemporarySite({
    'docs/b.md': '',
    'docs/a/c.mdx': '',
    'docs/B.md': '',
    'docs/.hidden/d.md': '',
    'docs/node_modules/e.md': '',
    'docs/f.txt': ''
  })
  const {list} = createSourceReader(siteDir, {})
  expect(await list(path.join(siteDir, 'docs'), ['.md', '.mdx'])).toEqual([
    'B.md',
    'a/c.mdx',
    'b.md'
  ])
  expect(await list(path.join(siteDir, 'absent'), ['.md'])).toEqual([])
})

test('fails for an unreadable folder, but not for a missing one', async () => {
  const siteDir = createTemporarySite({'a.md': ''})
  fs.symlinkSync('docs', path.join(siteDir, 'docs'))
  const {list} = createSourceReader(siteDir, {})
  await expect(list(path.join(siteDir, 'docs'), ['.md'])).rejects.toMatchObject({code: 'ELOOP'})
  expect(await list(path.join(siteDir, 'a.md', 'docs'), ['.md'])).toEqual([])
})

test('follows links to files, not to folders', async () => {
  const siteDir = createTemporarySite({'docs/a.md': '', 'other/b.md': ''})
  fs.symlinkSync('../other/b.md', path.join(siteDir, 'docs/b.md'))
  fs.symlinkSync('../docs', path.join(siteDir, 'docs/circle'))
  const {list} = createSourceReader(siteDir, {})
  expect(await list(path.join(siteDir, 'docs'), ['.md'])).toEqual(['a.md', 'b.md'])
})

test('uses the same state of a file during the whole build', async () => {
  const siteDir = createTemporarySite({'a.md': '# A\n'})
  const file = path.join(siteDir, 'a.md')
  const reader = createSourceReader(siteDir, {}, {checks: 'once'})
  await reader.read(file)
  fs.writeFileSync(file, '# Another\n')
  expect((await reader.read(file)).contentTitle).toBe('A')
})

test('only reopens a file if its size or time has changed', async () => {
  const siteDir = createTemporarySite({'a.md': '# A\n'})
  const file = path.join(siteDir, 'a.md')
  const first = createSourceReader(siteDir, {})
  await first.read(file)
  const memory = first.memory()
  const known = memory['a.md']
  if (!known) throw new Error('The reader forgot the file.')
  const marked = {...memory, 'a.md': {...known, scanned: {...known.scanned, contentTitle: 'Known'}}}
  const second = createSourceReader(siteDir, marked)
  expect((await second.read(file)).contentTitle).toBe('Known')
  fs.writeFileSync(file, '# Another\n')
  expect((await second.read(file)).contentTitle).toBe('Another')
})

test('detects a change that keeps the size and the time of a file', async () => {
  const siteDir = createTemporarySite({'a.md': '# One\n'})
  const file = path.join(siteDir, 'a.md')
  fs.utimesSync(file, 5, 5)
  const first = createSourceReader(siteDir, {})
  await first.read(file)
  fs.writeFileSync(file, '# Two\n')
  fs.utimesSync(file, 5, 5)
  const second = createSourceReader(siteDir, first.memory())
  expect((await second.read(file)).contentTitle).toBe('Two')
})

test('ignores a broken or circular link', async () => {
  const siteDir = createTemporarySite({'docs/a.md': '# A\n'})
  const docs = path.join(siteDir, 'docs')
  fs.symlinkSync('loop.md', path.join(docs, 'loop.md'))
  fs.symlinkSync('gone.md', path.join(docs, 'other.md'))
  fs.symlinkSync('.', path.join(docs, 'again'))
  expect(await createSourceReader(siteDir, {}).list(docs, ['.md'])).toEqual(['a.md'])
})

test("reads the text of a data file, or returns nothing if it's missing", async () => {
  const siteDir = createTemporarySite({'a.yml': 'a: 1'})
  const {readText} = createSourceReader(siteDir, {})
  expect(await readText(path.join(siteDir, 'a.yml'))).toBe('a: 1')
  expect(await readText(path.join(siteDir, 'b.yml'))).toBeUndefined()
})

test('doesn’t reuse front matter that a function of the site parses', async () => {
  const siteDir = createTemporarySite({'a.md': '---\ntitle: Owl\n---\n\n# Bird\n'})
  const file = path.join(siteDir, 'a.md')
  let calls = 0
  const parse: FrontMatterParser = async (source) => {
    const {frontMatter} = await source.defaultParseFrontMatter(source)
    return {frontMatter: {...frontMatter, call: ++calls}, content: '# Written'}
  }
  const read = async (known: SourceMemory, settings: Parameters<typeof createSourceReader>[2]) => {
    const reader = createSourceReader(siteDir, known, settings)
    return {source: await reader.read(file), memory: reader.memory()}
  }
  const first = await read({}, {parse})
  expect(first.source).toMatchObject({
    frontMatter: {title: 'Owl', call: 1},
    frontMatterLines: {title: 2},
    contentTitle: 'Written'
  })
  const second = await read(first.memory, {parse})
  expect(second.source.frontMatter.call).toBe(2)
  expect((await read(second.memory, {})).source.frontMatter).toEqual({title: 'Owl'})
})
