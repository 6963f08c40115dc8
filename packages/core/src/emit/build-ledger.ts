import fs from 'node:fs'
import path from 'node:path'
import {hashContent} from '@lectern/shared/content-hash'
import type {CompiledContent} from '../content/compiled-content.js'
import type {AssetMemory} from '../content/site-assets.js'
import type {SourceMemory} from '../scan/source-reader.js'
import type {WrittenFiles} from './output-plan.js'

/** Links and ids of a rendered page. */
export interface PageReferences {
  links: readonly string[]
  ids: readonly string[]
}

/** Everything that a build leaves for the next one. */
export interface BuildLedger {
  sources: SourceMemory
  assets: AssetMemory
  /** By record key. */
  contents: ReadonlyMap<string, CompiledContent>
  /** By output folder: a site may be built to several. */
  output: WrittenFiles
  /** By route path. */
  pages: ReadonlyMap<string, PageReferences>
}

/** The ledger as it stands on disk: texts that many pages share are written once. */
interface StoredLedger {
  generator: string
  sources: SourceMemory
  assets: AssetMemory
  contents: readonly CompiledContent[]
  output: WrittenFiles
  texts: readonly string[]
  pages: Record<string, readonly [links: readonly number[], ids: readonly number[]]>
}

const EMPTY: BuildLedger = {
  sources: {},
  assets: {},
  contents: new Map(),
  output: {},
  pages: new Map()
}

/**
 * Read what the last build left. A ledger of another release, a damaged one or none at all is an empty
 * one: the build is then a cold one.
 */
export function readLedger(cacheDir: string, outDir: string, generator: string): BuildLedger {
  try {
    const text = fs.readFileSync(ledgerFile(cacheDir, outDir), 'utf8')
    const end = text.indexOf('\n')
    const json = text.slice(end + 1)
    if (hashContent(json) !== text.slice(0, end)) return EMPTY
    const stored = JSON.parse(json) as StoredLedger
    return stored.generator === generator ? restore(stored) : EMPTY
  } catch {
    // No ledger yet, or one that cannot be read.
    return EMPTY
  }
}

/** Keep a ledger for the next build; the file is replaced in one step. */
export function writeLedger(
  cacheDir: string,
  outDir: string,
  generator: string,
  ledger: BuildLedger
): void {
  const bytes = Buffer.from(JSON.stringify(store(ledger, generator)))
  const file = ledgerFile(cacheDir, outDir)
  fs.mkdirSync(cacheDir, {recursive: true})
  // In two writes: joined, the two parts of a big site's ledger would stand in memory twice.
  fs.writeFileSync(`${file}.new`, `${hashContent(bytes)}\n`)
  fs.appendFileSync(`${file}.new`, bytes)
  fs.renameSync(`${file}.new`, file)
}

function ledgerFile(cacheDir: string, outDir: string): string {
  return path.join(cacheDir, `build-${hashContent(path.relative(cacheDir, outDir))}.json`)
}

function restore(stored: StoredLedger): BuildLedger {
  const textsAt = (indexes: readonly number[]) => indexes.map((index) => stored.texts[index] ?? '')
  return {
    sources: stored.sources,
    assets: stored.assets,
    contents: new Map(stored.contents.map((content) => [content.key, content])),
    output: stored.output,
    pages: new Map(
      Object.entries(stored.pages).map(([page, [links, ids]]) => [
        page,
        {links: textsAt(links), ids: textsAt(ids)}
      ])
    )
  }
}

function store(ledger: BuildLedger, generator: string): StoredLedger {
  const indexes = new Map<string, number>()
  const indexOf = (text: string) => {
    const index = indexes.get(text) ?? indexes.size
    indexes.set(text, index)
    return index
  }
  const pages = Object.fromEntries(
    [...ledger.pages].map(([page, {links, ids}]) => [
      page,
      [links.map(indexOf), ids.map(indexOf)] as const
    ])
  )
  return {
    generator,
    sources: ledger.sources,
    assets: ledger.assets,
    contents: [...ledger.contents.values()],
    output: ledger.output,
    texts: [...indexes.keys()],
    pages
  }
}
