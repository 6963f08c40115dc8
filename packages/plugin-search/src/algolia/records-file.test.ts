import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import type {ListedPage} from '../indexing/list-pages.js'
import {readRecords, recordsFile, writeRecords} from './records-file.js'

function createSite(): string {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'records-'))
  onTestFinished(() => fs.rmSync(siteDir, {recursive: true}))
  return siteDir
}

/** Writes the records of a locale. */
function write(siteDir: string, pages: readonly ListedPage[], {origin = '', locale = 'en'} = {}) {
  return writeRecords(recordsFile(siteDir, locale), pages, origin)
}

function createPage(name: string, reads: string[] = []): ListedPage {
  return {
    routePath: `/${name}`,
    url: `/${name}`,
    title: name,
    group: 'Docs',
    language: 'en',
    tag: 'default',
    keywords: [],
    key: name,
    isOfOlderVersion: false,
    async readSections() {
      reads.push(name)
      return [['', 1, '', `Words\nof ${name}.`]]
    }
  }
}

test('sends the records of the last build', async () => {
  const siteDir = createSite()
  await write(siteDir, [createPage('a'), createPage('b')], {origin: 'https://example.com'})
  const {pages, records} = readRecords(siteDir, ['en']) ?? {}
  expect(pages).toBe(2)
  expect(records?.map(({url, content}) => [url, content])).toEqual([
    ['https://example.com/a', null],
    ['https://example.com/a', 'Words\nof a.'],
    ['https://example.com/b', null],
    ['https://example.com/b', 'Words\nof b.']
  ])
})

test('sends the records of all locales', async () => {
  const siteDir = createSite()
  await write(siteDir, [createPage('a')])
  await write(siteDir, [createPage('fr/a')], {locale: 'fr'})
  const {pages, records} = readRecords(siteDir, ['en', 'fr', 'de']) ?? {}
  expect(pages).toBe(2)
  expect([...new Set(records?.map(({url}) => url))]).toEqual(['/a', '/fr/a'])
})

test('a build reads no unchanged pages', async () => {
  const siteDir = createSite()
  const reads: string[] = []
  await write(siteDir, [createPage('a', reads)])
  await write(siteDir, [createPage('a', reads)])
  expect(reads).toEqual(['a'])
  await write(siteDir, [createPage('b', reads)])
  expect(reads).toEqual(['a', 'b'])
})

test('a site without a build has no records', () => {
  expect(readRecords(createSite(), ['en'])).toBeUndefined()
})

test('an interrupted build keeps the records of the last one', async () => {
  const siteDir = createSite()
  await write(siteDir, [createPage('a')])
  const broken = {...createPage('b'), readSections: () => Promise.reject(new Error('gone'))}
  await expect(write(siteDir, [broken])).rejects.toThrow('gone')
  expect(readRecords(siteDir, ['en'])?.records[0]?.url).toBe('/a')
})
