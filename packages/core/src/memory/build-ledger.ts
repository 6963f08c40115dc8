import fs from 'node:fs'
import path from 'node:path'
import {hashContent} from '@lectern/shared/cache/content-hash'
import type {CompiledContent} from '../content/compiled-content.js'
import type {HashedFiles} from '../content/file-hasher.js'
import type {ImageSizes} from '../content/site-assets.js'
import type {SourceMemory} from '../sources/source-reader.js'
import type {WrittenFiles} from '../output/written-file.js'

/** What is kept of a rendered page. */
export interface PageNote {
  /** Links to other pages and files. */
  links: readonly string[]
  ids: readonly string[]
  /** What the site's content security policy blocks on it; absent for nothing. */
  blocked?: readonly string[]
  /** Its head asks search engines to leave it out. */
  noIndex?: true
  /** Milliseconds that rendering took. */
  duration: number
}

/** Everything that a build leaves for the next one. */
export interface BuildLedger {
  sources: SourceMemory
  /** Files of static folders, images and other files that contents use. */
  files: HashedFiles
  images: ImageSizes
  /** By record key. */
  contents: ReadonlyMap<string, CompiledContent>
  /** By output folder: a site may be built to several. */
  output: WrittenFiles
  /** By route path. */
  pages: ReadonlyMap<string, PageNote>
}

type StoredPage = readonly [
  links: readonly number[],
  ids: readonly number[],
  duration: number,
  noIndex: 0 | 1,
  blocked?: readonly number[]
]

/** The ledger as it stands on disk: texts that many pages share are written once. */
interface StoredLedger {
  writer: string
  sources: SourceMemory
  files: HashedFiles
  images: ImageSizes
  contents: readonly CompiledContent[]
  output: WrittenFiles
  texts: readonly string[]
  pages: Record<string, StoredPage>
}

/** Changes with the shape of the stored ledger. */
const SHAPE = 6

function writerOf(generator: string): string {
  return `${generator} ${SHAPE}`
}

const EMPTY: BuildLedger = {
  sources: {},
  files: {},
  images: {},
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
    return stored.writer === writerOf(generator) ? restore(stored) : EMPTY
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

/**
 * Whether a ledger says what the one before it said. Stages hand on what they know as it is, so equal
 * parts are the same objects.
 */
export function isSameLedger(left: BuildLedger, right: BuildLedger): boolean {
  return (
    isSameRecord(left.sources, right.sources) &&
    isSameRecord(left.files, right.files) &&
    isSameRecord(left.images, right.images) &&
    left.output === right.output &&
    isSameMap(left.contents, right.contents) &&
    isSameMap(left.pages, right.pages)
  )
}

function isSameRecord(
  left: Readonly<Record<string, unknown>>,
  right: Readonly<Record<string, unknown>>
): boolean {
  const names = Object.keys(left)
  return (
    names.length === Object.keys(right).length && names.every((name) => left[name] === right[name])
  )
}

function isSameMap(
  left: ReadonlyMap<string, unknown>,
  right: ReadonlyMap<string, unknown>
): boolean {
  return left.size === right.size && [...left].every(([key, value]) => right.get(key) === value)
}

/** One file for each output of a site. */
function ledgerFile(cacheDir: string, outDir: string): string {
  return path.join(cacheDir, `build-${outputId(cacheDir, outDir)}.json`)
}

/** Where the spare of an output is kept; absolute. */
export function spareFolder(cacheDir: string, outDir: string): string {
  return path.join(cacheDir, `output-${outputId(cacheDir, outDir)}`)
}

/** Where one language of an output is built before all are put together; absolute. */
export function stagedFolder(cacheDir: string, outDir: string): string {
  return path.join(cacheDir, `staged-${outputId(cacheDir, outDir)}`)
}

/** Where the files are kept that hosts read of all languages of an output; absolute. */
export function hostedFolder(cacheDir: string, outDir: string): string {
  return path.join(cacheDir, `hosted-${outputId(cacheDir, outDir)}`)
}

/** Tells the outputs of one site apart, wherever the site stands. */
function outputId(cacheDir: string, outDir: string): string {
  return hashContent(path.relative(cacheDir, outDir).replaceAll('\\', '/'))
}

function restore(stored: StoredLedger): BuildLedger {
  const textsAt = (indexes: readonly number[]) => indexes.map((index) => stored.texts[index] ?? '')
  return {
    sources: stored.sources,
    files: stored.files,
    images: stored.images,
    contents: new Map(stored.contents.map((content) => [content.key, content])),
    output: stored.output,
    pages: new Map(
      Object.entries(stored.pages).map(([page, [links, ids, duration, noIndex, blocked]]) => [
        page,
        {
          links: textsAt(links),
          ids: textsAt(ids),
          duration,
          ...(noIndex === 1 && {noIndex: true as const}),
          ...(blocked && {blocked: textsAt(blocked)})
        }
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
    [...ledger.pages].map(([page, {links, ids, duration, noIndex, blocked}]) => [
      page,
      [
        links.map(indexOf),
        ids.map(indexOf),
        duration,
        noIndex ? 1 : 0,
        ...(blocked ? [blocked.map(indexOf)] : [])
      ] as unknown as StoredPage
    ])
  )
  return {
    writer: writerOf(generator),
    sources: ledger.sources,
    files: ledger.files,
    images: ledger.images,
    contents: [...ledger.contents.values()],
    output: ledger.output,
    texts: [...indexes.keys()],
    pages
  }
}
