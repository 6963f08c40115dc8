import fs from 'node:fs'
import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {describe, expect, test} from 'vitest'
import {createFileHasher} from '../assets/file-hasher.js'
import {
  describeSnippets,
  findSnippetFiles,
  readSnippetSources,
  resolveSnippet
} from './snippet-files.js'

const FILES = {
  'site/docs/a.md': '',
  'site/docs/owl.ts': 'owl',
  'site/src/heron.ts': 'heron',
  'content/docs/b.md': '',
  'content/lark.ts': 'lark',
  'secret.ts': 'secret'
}

/**
 * Finds the file of a code snippet. Paths are relative to a folder that contains the site and other
 * folders.
 */
function find(target: string, source = 'site/docs/a.md') {
  const root = createTemporarySite(FILES)
  fs.symlinkSync(path.join(root, 'secret.ts'), path.join(root, 'site/docs/link.ts'))
  const siteDir = path.join(root, 'site')
  const settings = {source: path.join(root, source), siteDir, hasher: createFileHasher(siteDir, {})}
  const files = findSnippetFiles([target], settings)
  const [file] = files
  return {
    root,
    files,
    file: file?.absolutePath && path.relative(root, file.absolutePath).replaceAll('\\', '/'),
    sources: () =>
      readSnippetSources(files, (changed) => {
        throw new Error(`${changed} has changed.`)
      })
  }
}

describe('finds a file', () => {
  test.each([
    ['./owl.ts', 'site/docs/owl.ts', 'owl'],
    ['owl.ts', 'site/docs/owl.ts', 'owl'],
    ['../src/heron.ts', 'site/src/heron.ts', 'heron'],
    ['@site/src/heron.ts', 'site/src/heron.ts', 'heron'],
    ['/src/heron.ts', 'site/src/heron.ts', 'heron']
  ])('%s at %s', (target, file, text) => {
    const found = find(target)
    expect(found.file).toBe(file)
    expect(found.sources()).toEqual({[target]: {text}})
  })

  test('next to a page in a folder outside the site', () => {
    const found = find('../lark.ts', 'content/docs/b.md')
    expect(found.sources()).toEqual({'../lark.ts': {text: 'lark'}})
  })
})

test.each([
  ['../../secret.ts', 'site/docs/a.md'],
  ['@site/../secret.ts', 'site/docs/a.md'],
  ['../../secret.ts', 'content/docs/b.md'],
  ['../../content/lark.ts', 'site/docs/a.md'],
  ['link.ts', 'site/docs/a.md']
])('%s in %s is outside the folders that the site can read', (target, source) => {
  expect(find(target, source).sources()).toEqual({[target]: {isOutside: true}})
})

test('a missing file is reported with the files in its folder', () => {
  expect(find('./olw.ts').sources()).toEqual({'./olw.ts': {siblings: ['a.md', 'owl.ts']}})
  expect(find('./none/owl.ts').sources()).toEqual({'./none/owl.ts': {siblings: []}})
})

test('a file that changes during the build is reported', () => {
  const {root, sources} = find('./owl.ts')
  fs.writeFileSync(path.join(root, 'site/docs/owl.ts'), 'another owl')
  expect(sources).toThrow('./owl.ts has changed.')
  fs.rmSync(path.join(root, 'site/docs/owl.ts'))
  expect(sources).toThrow('./owl.ts has changed.')
})

test('the same files in a different folder produce the same code', () => {
  expect(describeSnippets(find('./owl.ts').files)).toEqual(describeSnippets(find('./owl.ts').files))
  expect(describeSnippets(find('./owl.ts').files)).not.toEqual(
    describeSnippets(find('./olw.ts').files)
  )
})

test('the path of a missing file resolves to its expected location', () => {
  expect(resolveSnippet('b/c.ts', '/site/docs/a.md', '/site')).toBe(
    path.resolve('/site/docs/b/c.ts')
  )
  expect(resolveSnippet('//b.ts', '/site/docs/a.md', '/site')).toBe(path.resolve('/site/b.ts'))
})
