import fs from 'node:fs/promises'
import type {ContentRecord, MarkdownFunctions} from '@lectern/types'
import {BASE_MDX_PROVIDER, MDX_PROVIDER} from '@lectern/bundler/content-entry'
import {type CompileTools, compileContent, type EmbedSource, resolveFormat} from '@lectern/markdown'
import type {HostedList} from '@lectern/markdown/plugin-host'
import {hashContent, hashValue} from '@lectern/shared/cache/content-hash'
import type {RecordStore} from '@lectern/shared/cache/record-store'
import {failOnChange} from './source-changed.js'
import type {FileMarkdown} from './markdown/site-markdown.js'
import {isReadyContent} from '../sources/ready-content-file.js'
import {createReadyRecord} from './ready-content.js'
import {readSnippetSources, type SnippetFile} from './snippet-files.js'
import {type CompiledContent, hasFailed} from './compiled-content.js'
import {selectText} from './select-text.js'

/** One source file to compile. */
export interface CompileItem extends FileMarkdown {
  /** Path relative to the site root. */
  file: string
  absolutePath: string
  /** Hash of the file at the time of the scan. */
  hash: string
  /** Key of the content record. */
  key: string
  /** Whether the record exists, e.g. from an interrupted build. */
  isStored: boolean
  snippets: readonly SnippetFile[]
  /** Parts of plugins' pages that the file may show. */
  embeds?: EmbedSource | undefined
  /** See `findLinkUrls`. */
  linkUrls?: Readonly<Record<string, string>> | undefined
  /** The plugins of the file, if a different thread runs them. */
  hosted?: {
    /** Key of the site's functions. */
    label: string
    lists: readonly HostedList[]
  }
  /** Front matter, if a function of the site parses it. */
  frontMatter?: Readonly<Record<string, unknown>>
}

interface CompileSettings {
  /** Stops the wait for a plugin. */
  signal?: AbortSignal
  /** Whether to compile a file that already has a record. */
  isSpare?: boolean
  /** Tools shared by the files of a thread. */
  tools?: CompileTools
  /** Values that plugins keep for the next files of the thread. */
  memory?: Map<string, unknown>
}

/**
 * Compiles a file, stores the result as a record and returns a summary for later stages. An
 * existing record, e.g. from an interrupted build, is reused unless the site's code failed.
 *
 * @param functions - The site's functions for this file.
 *
 * @throws SiteError `source-changed`, `plugin-failed`.
 */
export async function compileSource(
  item: CompileItem,
  records: RecordStore,
  functions?: MarkdownFunctions,
  {signal, isSpare = false, tools, memory}: CompileSettings = {}
): Promise<CompiledContent> {
  const {file, absolutePath, hash, key, isStored, options} = item
  const {snippets, embeds, linkUrls, frontMatter} = item
  const known = isStored && !isSpare ? records.read<ContentRecord>(key) : undefined
  if (known && !hasFailed(known)) return describeRecord(known, key)
  const start = performance.now()
  const bytes = await fs.readFile(absolutePath)
  if (hashContent(bytes) !== hash) failOnChange(file)
  const text = bytes.toString('utf8')
  if (isReadyContent(file)) {
    const ready = await createReadyRecord(text, item, memory)
    if (!isSpare) records.write(key, ready)
    return describeRecord(ready, key, elapsed(start))
  }
  const source = {
    text,
    format: resolveFormat(file, options.format, frontMatter ?? text),
    frontMatter,
    linkUrls,
    embeds,
    snippets: readSnippetSources(snippets, failOnChange)
  }
  const settings = {
    splitParts: true,
    providerImportSource: MDX_PROVIDER,
    baseProviderImportSource: BASE_MDX_PROVIDER,
    ...{functions, filePath: absolutePath, signal, tools}
  }
  const record = await compileContent(source, options, settings)
  if (!isSpare) records.write(key, record)
  return describeRecord(record, key, elapsed(start))
}

/** Returns the milliseconds since a start time, rounded to one decimal. */
function elapsed(start: number): number {
  return Math.round((performance.now() - start) * 10) / 10
}

function describeRecord(record: ContentRecord, key: string, duration?: number): CompiledContent {
  const {kind, links, assets, features, styles, problems, partials} = record
  const hasExcerpt = record.excerptCode !== '' || record.excerptLength !== undefined
  const codeHash = kind === 'live' && {codeHash: hashValue([record.code, record.excerptCode])}
  const references = {links, assets, features, styles, problems, partials}
  const textHash = hashValue(selectText(record))
  return {key, textHash, ...codeHash, kind, ...references, hasExcerpt, duration}
}
