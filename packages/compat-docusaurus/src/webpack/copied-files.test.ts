import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {findMissingCopies, listCopiedFiles} from './copied-files.js'
import type {CopyPattern} from './webpack-changes.js'

const createSite = () =>
  createTemporarySite({
    'data/tides.json': '[1]',
    'data/deep/.hidden': 'h',
    'data/deep/map.svg': '<svg/>',
    'notes.txt': 'Low tide'
  })

const pattern = (fields: Partial<CopyPattern>): CopyPattern => ({
  ...{from: 'data', to: '', ignore: [], isOptional: false},
  ...fields
})

test.each([
  ['a folder', {}, ['deep/.hidden', 'deep/map.svg', 'tides.json']],
  [
    'a folder into another one',
    {to: 'sea/'},
    ['sea/deep/.hidden', 'sea/deep/map.svg', 'sea/tides.json']
  ],
  ['a folder without some files', {ignore: ['**/.*', '**/*.svg']}, ['tides.json']],
  ['a glob, with its folders', {from: './data/**/*.svg', to: 'a'}, ['a/data/deep/map.svg']],
  ['a glob from a folder', {from: '**/*.svg', context: 'data'}, ['deep/map.svg']],
  ['a file', {from: 'notes.txt'}, ['notes.txt']],
  ['a file into a folder', {from: 'notes.txt', to: 'a'}, ['a/notes.txt']],
  ['a file under another name', {from: 'notes.txt', to: './a/b.md'}, ['a/b.md']],
  ['a file without an extension', {from: 'notes.txt', to: 'CNAME', toType: 'file'}, ['CNAME']],
  [
    'files by a template',
    {to: 'x/[path][name].min[ext]', ignore: ['**/.*']},
    ['x/deep/map.min.svg', 'x/tides.min.json']
  ],
  [
    'files that a function chooses',
    {filter: (file: string) => file.endsWith('.svg')},
    ['deep/map.svg']
  ],
  ['to a folder outside of the output', {from: 'notes.txt', to: '../a'}, []]
] as const)('copies %s', async (_, fields, expected) => {
  const siteDir = createSite()
  const files = await listCopiedFiles([pattern(fields as Partial<CopyPattern>)], siteDir)
  expect(files.map(({file}) => file)).toEqual(expected)
})

test.each(['build', '.site/output'])(
  'an absolute target folder in %s is relative to the output',
  async (folder) => {
    const siteDir = createSite()
    const copied = pattern({from: 'notes.txt', to: path.join(siteDir, folder, 'a')})
    const outDir = path.join(siteDir, '.site/output')
    expect(await listCopiedFiles([copied], siteDir, outDir)).toMatchObject([{file: 'a/notes.txt'}])
  }
)

test('a file can be transformed, and is otherwise keyed by its content', async () => {
  const siteDir = createSite()
  const [plain] = await listCopiedFiles([pattern({from: 'notes.txt'})], siteDir)
  expect(plain?.key).toEqual(expect.any(String))
  const transform = (content: Buffer) => content.toString().toUpperCase()
  const [changed] = await listCopiedFiles([pattern({from: 'notes.txt', transform})], siteDir)
  expect(changed?.key).toBeUndefined()
  const {text} = changed ?? {}
  expect(typeof text === 'function' && (await text())).toBe('LOW TIDE')
})

test('patterns without matches are reported unless they’re optional', () => {
  const patterns = [pattern({from: 'gone'}), pattern({from: 'gone', isOptional: true}), pattern({})]
  expect(findMissingCopies(patterns, createSite())).toEqual(['gone'])
})
