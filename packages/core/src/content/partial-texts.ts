import fs from 'node:fs'
import path from 'node:path'
import type {ContentRecord} from '@lectern/types'
import {hashValue} from '@lectern/shared/content-hash'
import {replaceTokens} from '@lectern/shared/content-token'
import type {CompiledContent} from './compiled-content.js'
import type {FileHasher} from './file-hasher.js'
import type {TokenResolver} from './resolve-tokens.js'

/** The plain Markdown of files that pages import. Files are as an author wrote them in `source`. */
export interface PartialTexts {
  /** Names all that a partial and the partials in it are made from. */
  keyOf(file: string, source: string): string
  /** Plain Markdown with all addresses; empty for a file that cannot be read. */
  read(file: string, source: string): Promise<string>
}

interface PartialSettings {
  siteDir: string
  hasher: Pick<FileHasher, 'hash'>
  resolver: TokenResolver
  /** The record of a Markdown file that a module imports, by its absolute path. */
  readRecord(absolutePath: string): Promise<ContentRecord>
}

/** How deep partials may stand in partials; one that imports itself has no end. */
const DEPTH = 10

/** Prepare to read partials; each is looked at once. */
export function createPartialTexts(settings: PartialSettings): PartialTexts {
  const {siteDir} = settings
  const keys = new Map<string, string>()
  const texts = new Map<string, Promise<string>>()
  const keyOfFile = (absolutePath: string, depth: number): string => {
    const known = keys.get(absolutePath)
    if (known !== undefined || depth === 0) return known ?? ''
    const inner = listImports(absolutePath).map((file) =>
      keyOfFile(locate(file, sourceOf(absolutePath, siteDir), siteDir), depth - 1)
    )
    const key = hashValue([settings.hasher.hash(absolutePath), ...inner])
    keys.set(absolutePath, key)
    return key
  }
  const readFile = (absolutePath: string, depth: number): Promise<string> => {
    const known = texts.get(absolutePath) ?? readText(absolutePath, depth)
    texts.set(absolutePath, known)
    return known
  }
  const readText = async (absolutePath: string, depth: number): Promise<string> => {
    if (depth === 0 || !fs.existsSync(absolutePath)) return ''
    const record = await settings.readRecord(absolutePath)
    const source = sourceOf(absolutePath, siteDir)
    const {tokens} = settings.resolver.resolve(source, describeRecord(record))
    const inner = await Promise.all(
      record.partials.map((file) => readFile(locate(file, source, siteDir), depth - 1))
    )
    return insertPartials(replaceTokens(record.plain, tokens), inner)
  }
  return {
    keyOf: (file, source) => keyOfFile(locate(file, source, siteDir), DEPTH),
    read: (file, source) => readFile(locate(file, source, siteDir), DEPTH)
  }
}

/**
 * Put the texts of partials where their tokens stand. What stands before a token on its line, such as the
 * mark of a quote or of a list, is gone on with.
 */
export function insertPartials(plain: string, texts: readonly string[]): string {
  if (texts.length === 0) return plain
  return plain.replace(/^(.*?)site-partial:\/\/(\d+)\//gm, (_, before: string, digits: string) => {
    const [first = '', ...rest] = (texts[Number(digits)] ?? '').trimEnd().split('\n')
    const indent = before.replace(/[-*+]|\d+[.)]/g, (mark) => ' '.repeat(mark.length))
    return [before + first, ...rest.map((line) => (indent + line).trimEnd())].join('\n')
  })
}

function describeRecord(record: ContentRecord): CompiledContent {
  return {...record, key: '', hasExcerpt: false}
}

function sourceOf(absolutePath: string, siteDir: string): string {
  return path.relative(siteDir, absolutePath).replaceAll('\\', '/')
}

function locate(file: string, source: string, siteDir: string): string {
  return file.startsWith('@site/')
    ? path.resolve(siteDir, file.slice('@site/'.length))
    : path.resolve(siteDir, path.posix.dirname(source), file)
}

/** Markdown files that a file may import; more than it does import do no harm to a key. */
function listImports(absolutePath: string): string[] {
  if (!fs.existsSync(absolutePath)) return []
  const text = fs.readFileSync(absolutePath, 'utf8')
  return [...text.matchAll(/\bfrom\s+['"]([^'"]+\.mdx?)['"]/g)].map(([, file = '']) => file)
}
