import type {SiteConfig, Source, SourceChanges, SourceReader} from '@lectern/types'
import {mkdirSync, mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, relative} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {readSourceFiles, refToSource} from './source-files.js'

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
const siteConfig = {
  i18n: {defaultLocale: 'en', currentLocale: 'en', localeConfigs: {}}
} as unknown as SiteConfig
const context = {siteDir: '/site', siteConfig, sources, history}
const patterns = {include: ['**/*.{md,mdx}'], exclude: ['**/_*']}

test('reads the matching files, with the last change if available', async () => {
  const options = {...patterns, showLastUpdateTime: true, showLastUpdateAuthor: false}
  const found = await readSourceFiles({directory: '/site/docs'}, context, options)
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

test("doesn't read the history if no page shows it", async () => {
  const options = {...patterns, showLastUpdateTime: false, showLastUpdateAuthor: false}
  const {files} = await readSourceFiles({directory: '/site/docs'}, context, options)
  expect(files.map(({change}) => change)).toEqual([undefined, undefined])
})

/** Creates a French site with existing folders that contain these files. */
function createFrench(files: Readonly<Record<string, readonly string[]>>) {
  const siteDir = mkdtempSync(join(tmpdir(), 'source-files-'))
  onTestFinished(() => rmSync(siteDir, {recursive: true}))
  for (const folder of Object.keys(files)) mkdirSync(join(siteDir, folder), {recursive: true})
  const i18n = {defaultLocale: 'en', currentLocale: 'fr', localeConfigs: {}}
  return {
    siteDir,
    siteConfig: {i18n} as unknown as SiteConfig,
    history: {read: async () => changes},
    sources: {
      list: async (directory: string) => [...(files[relative(siteDir, directory)] ?? [])],
      read: async (absolutePath: string) =>
        ({file: relative(siteDir, absolutePath), absolutePath}) as Source,
      readText: async () => undefined
    }
  }
}

test('a translation replaces a file, and an untranslated file is marked as a fallback', async () => {
  const french = createFrench({docs: ['a.md', 'b.md'], 'i18n/fr/docs': ['a.md', 'moved.md']})
  const folders = {
    directory: join(french.siteDir, 'docs'),
    localized: join(french.siteDir, 'i18n/fr/docs')
  }
  const options = {...patterns, showLastUpdateTime: false, showLastUpdateAuthor: false}
  const {files, problems} = await readSourceFiles(folders, french, options)
  expect(
    files.map(({source, original, isUntranslated}) => [source.file, original, isUntranslated])
  ).toEqual([
    ['i18n/fr/docs/a.md', 'docs/a.md', undefined],
    ['docs/b.md', undefined, true]
  ])
  expect(problems).toEqual([
    {
      code: 'translation-without-original',
      policy: 'warn',
      message:
        "The translation i18n/fr/docs/moved.md isn't published: its source docs/moved.md doesn't exist.",
      position: {file: 'i18n/fr/docs/moved.md'},
      hint: 'Rename it to match its source file, or delete it.'
    }
  ])
})

test('a page knows whether its file is translated', () => {
  const source = {file: 'docs/b.md'} as Source
  expect(refToSource({source, isUntranslated: true}, true)).toEqual({
    source: 'docs/b.md',
    excerpt: true,
    isUntranslated: true
  })
  expect(refToSource({source})).toEqual({source: 'docs/b.md'})
})
