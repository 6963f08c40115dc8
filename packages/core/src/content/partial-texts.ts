import fs from 'node:fs'
import path from 'node:path'
import type {ContentRecord} from '@lectern/types'
import {relativePath} from '@lectern/shared/files/relative-path'
import {hashValue} from '@lectern/shared/cache/content-hash'
import {replaceTokens} from '@lectern/shared/cache/content-token'
import type {CompiledContent} from './compiled-content.js'
import type {PartialRecords} from './partial-records.js'
import type {TokenResolver} from './resolve-tokens.js'

/** Provides imported files as plain Markdown. `file` is the import path as written in `source`. */
export interface PartialTexts {
  /** Returns plain Markdown with resolved URLs. The result is empty if the file can't be read. */
  read(file: string, source: string): Promise<string>
  /**
   * Returns a key for the text of a partial, including nested partials and resolved URLs. Call
   * `read` first, because URLs depend on other files.
   */
  keyOf(file: string, source: string): string
  /** Returns the keys of all records that were read. */
  records(): readonly string[]
}

interface PartialSettings {
  siteDir: string
  resolver: Pick<TokenResolver, 'resolve'>
  partials: PartialRecords
}

/** Maximum depth of nested partials, because a partial can import itself. */
const DEPTH = 10

/** Creates a reader for partials that reads each one only once. */
export function createPartialTexts(settings: PartialSettings): PartialTexts {
  const {siteDir} = settings
  const texts = new Map<string, Promise<string>>()
  const known = new Map<string, string>()
  const keys = new Set<string>()
  const readFile = (absolutePath: string, depth: number): Promise<string> => {
    const text = texts.get(absolutePath) ?? readText(absolutePath, depth)
    texts.set(absolutePath, text)
    return text
  }
  const readText = async (absolutePath: string, depth: number): Promise<string> => {
    if (depth === 0 || !fs.existsSync(absolutePath)) return ''
    const {record, key} = await settings.partials.read(absolutePath)
    keys.add(key)
    const source = sourceOf(absolutePath, siteDir)
    const {tokens} = settings.resolver.resolve(source, describeRecord(record))
    const inner = await Promise.all(
      record.partials.map((file) => readFile(locate(file, source, siteDir), depth - 1))
    )
    return insertPartials(replaceTokens(record.plain, tokens), inner)
  }
  return {
    records: () => [...keys],
    async read(file, source) {
      const absolutePath = locate(file, source, siteDir)
      const text = await readFile(absolutePath, DEPTH)
      known.set(absolutePath, text)
      return text
    },
    keyOf(file, source) {
      const text = known.get(locate(file, source, siteDir))
      if (text === undefined) throw new Error(`The partial ${file} of ${source} was never read.`)
      return hashValue(text)
    }
  }
}

/**
 * Replaces the tokens of partials with their text. Each line repeats the text before the token,
 * such as a quote or list marker.
 */
export function insertPartials(plain: string, texts: readonly string[]): string {
  if (texts.length === 0) return plain
  return plain.replace(/^(.*?)site-partial:\/\/(\d+)\//gm, (_, before: string, digits: string) => {
    const [first = '', ...rest] = (texts[Number(digits)] ?? '').trimEnd().split('\n')
    const indent = before.replace(/[-*+]|(?<!\d)\d+[.)]/g, (mark) => ' '.repeat(mark.length))
    return [before + first, ...rest.map((line) => (indent + line).trimEnd())].join('\n')
  })
}

function describeRecord(record: ContentRecord): CompiledContent {
  return {...record, key: '', textHash: '', hasExcerpt: false}
}

function sourceOf(absolutePath: string, siteDir: string): string {
  return relativePath(siteDir, absolutePath)
}

function locate(file: string, source: string, siteDir: string): string {
  return file.startsWith('@site/')
    ? path.resolve(siteDir, file.slice('@site/'.length))
    : path.resolve(siteDir, path.posix.dirname(source), file)
}

/** Reads the partials of all pages, so that their keys are available. */
export async function readAllPartials(
  partials: PartialTexts,
  contents: ReadonlyMap<string, Pick<CompiledContent, 'partials'>>
): Promise<void> {
  for (const [source, content] of contents) {
    for (const file of content.partials) await partials.read(file, source)
  }
}
