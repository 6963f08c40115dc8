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
  await writeRecords(siteDir, [createPage('a'), createPage('b')], 'https://example.com')
  const {pages, records} = readRecords(siteDir) ?? {}
  expect(pages).toBe(2)
  expect(records?.map(({url, content}) => [url, content])).toEqual([
    ['https://example.com/a', null],
    ['https://example.com/a', 'Words\nof a.'],
    ['https://example.com/b', null],
    ['https://example.com/b', 'Words\nof b.']
  ])
})

test('a build reads no unchanged pages', async () => {
  const siteDir = createSite()
  const reads: string[] = []
  await writeRecords(siteDir, [createPage('a', reads)], '')
  await writeRecords(siteDir, [createPage('a', reads)], '')
  expect(reads).toEqual(['a'])
  await writeRecords(siteDir, [createPage('b', reads)], '')
  expect(reads).toEqual(['a', 'b'])
})

test('a site without a build has no records', () => {
  expect(readRecords(createSite())).toBeUndefined()
})

test('an interrupted build keeps the records of the last one', async () => {
  const siteDir = createSite()
  await writeRecords(siteDir, [createPage('a')], '')
  const broken = {...createPage('b'), readSections: () => Promise.reject(new Error('gone'))}
  await expect(writeRecords(siteDir, [broken], '')).rejects.toThrow('gone')
  expect(readRecords(siteDir)?.records[0]?.url).toBe('/a')
  expect(path.basename(recordsFile(siteDir))).toBe('records.ndjson')
})
