import fs from 'node:fs'
import path from 'node:path'
import {hashValue} from '@lectern/shared/cache/content-hash'
import type {ListedPage} from '../indexing/list-pages.js'
import type {AlgoliaRecord} from './algolia-record.js'
import {createRecords} from './create-records.js'

/** Version of the file format. */
const FORMAT = 2

/** First line of the file. The other lines are records. */
interface RecordsHead {
  /** Hash of all indexed pages. */
  key: string
  pages: number
}

/** Records from the last build of each locale. */
export interface BuiltRecords {
  pages: number
  records: readonly AlgoliaRecord[]
}

/**
 * Returns the path of the file with the records of a locale. The file isn't part of the build output,
 * because only `search:push` reads it.
 */
export function recordsFile(siteDir: string, locale: string): string {
  return path.join(siteDir, '.site', 'search', `records-${locale}.ndjson`)
}

/** Writes the records for all pages of a locale, unless no page has changed. */
export async function writeRecords(
  file: string,
  pages: readonly ListedPage[],
  origin: string
): Promise<void> {
  const head = {key: hashValue([FORMAT, origin, pages.map(({key}) => key)]), pages: pages.length}
  if (readHead(file)?.key === head.key) return
  fs.mkdirSync(path.dirname(file), {recursive: true})
  const unfinished = `${file}.new`
  const target = fs.openSync(unfinished, 'w')
  try {
    fs.writeSync(target, `${JSON.stringify(head)}\n`)
    for (const page of pages) {
      const records = createRecords({...page, sections: await page.readSections()}, origin)
      fs.writeSync(target, records.map((record) => `${JSON.stringify(record)}\n`).join(''))
    }
  } finally {
    fs.closeSync(target)
  }
  fs.renameSync(unfinished, file)
}

/** Reads the records of all locales that have been built. Returns `undefined` if there aren't any. */
export function readRecords(siteDir: string, locales: readonly string[]): BuiltRecords | undefined {
  const files = locales
    .map((locale) => recordsFile(siteDir, locale))
    .filter((file) => fs.existsSync(file))
  if (files.length === 0) return undefined
  const built = files.map(readFile)
  return {
    pages: built.reduce((sum, {pages}) => sum + pages, 0),
    records: built.flatMap(({records}) => records)
  }
}

function readFile(file: string): BuiltRecords {
  const [head = '', ...lines] = fs.readFileSync(file, 'utf8').trimEnd().split('\n')
  const {pages} = JSON.parse(head) as RecordsHead
  return {pages, records: lines.map((line) => JSON.parse(line) as AlgoliaRecord)}
}

function readHead(file: string): RecordsHead | undefined {
  if (!fs.existsSync(file)) return undefined
  const bytes = Buffer.alloc(200)
  const source = fs.openSync(file, 'r')
  const count = fs.readSync(source, bytes)
  fs.closeSync(source)
  const [line = ''] = bytes.toString('utf8', 0, count).split('\n')
  return JSON.parse(line) as RecordsHead
}
