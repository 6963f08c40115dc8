import path from 'node:path'
import type {MarkdownFunctions, Route} from '@lectern/types'
import {resolveFormat} from '@lectern/markdown/resolve-format'
import {hashValue} from '@lectern/shared/cache/content-hash'
import type {RememberingReader} from '../sources/source-reader.js'
import type {TaskRunner} from '../workers/task.js'
import {compileKind} from './compile-kind.js'
import type {CompileCommon} from './compile-task.js'
import {type CompiledContent, hasFailed} from './compiled-content.js'
import type {FileHasher} from '../assets/file-hasher.js'
import {findLinkUrls} from './link-urls.js'
import type {TokenResolver} from './resolve-tokens.js'
import {describeSnippets, findSnippetFiles} from './snippet-files.js'
import type {SiteReference} from '../site/site-reference.js'
import type {FileMarkdown, SiteMarkdown} from './markdown/site-markdown.js'
import type {CompileItem} from './compile-source.js'
import {runTogether} from '../workers/run-together.js'
import {openRecordStore} from '@lectern/shared/cache/record-store'

interface CompileSettings {
  siteDir: string
  recordsDir: string
  /** Existing records. */
  stored: {has(key: string): boolean}
  markdown: SiteMarkdown
  site: SiteReference
  /** The site's own functions, if there are so few sources that they're compiled in this thread. */
  functions?: ReadonlyMap<string, MarkdownFunctions>
  /** Hash of the compiler's code. An upgrade compiles all sources again. */
  compilerHash: string
  reader: RememberingReader
  /** Hashes the files of code snippets. */
  hasher: Pick<FileHasher, 'hash'>
  /** Finds the pages that links point to. */
  resolver: Pick<TokenResolver, 'findUrl'>
  runner: TaskRunner
  /** Compiled content from the previous build, by record key. */
  known: ReadonlyMap<string, CompiledContent>
  /** Returns whether to compile a source. By default, all sources are compiled. */
  isWanted?: ((source: string) => boolean) | undefined
  report(done: number, total: number): void
}

/** All content of the site, by source path relative to the site root. */
export interface SiteContents {
  bySource: ReadonlyMap<string, CompiledContent>
  /** Number of records that came from the cache. */
  cached: number
}

/**
 * Compiles the sources of all routes. The key of a record is a hash of the source, its format, the
 * options and the files of its code snippets. Moved, copied or restored files therefore aren't
 * compiled again. If the site's functions read file paths, the path is also part of the key.
 */
export async function compileContents(
  routes: readonly Route[],
  settings: CompileSettings
): Promise<SiteContents> {
  const {known, isWanted = () => true} = settings
  const all = new Set(routes.flatMap(({contents}) => contents.map(({source}) => source)))
  const files = [...all].filter(isWanted)
  const sources = await Promise.all(files.map((file) => createItem(file, settings)))
  const missing = new Map(
    sources
      .filter(({key, isStored}) => !isUsable(known.get(key)) || !isStored)
      .map((source) => [source.key, source])
  )
  const {runner, recordsDir, site, functions} = settings
  const common: CompileCommon = {recordsDir, site}
  const apart = [...missing.values()].filter(({together}) => !together)
  const compiled = [
    ...(await compileTogether(sources, missing, settings)),
    ...(await runner.run({
      kind: compileKind,
      sources: apart,
      common,
      here: {functions},
      createItem: (source) => source,
      report: (done) => settings.report(missing.size - apart.length + done, missing.size)
    }))
  ]
  const byKey = new Map([...known, ...compiled.map((content) => [content.key, content] as const)])
  return {
    bySource: new Map(
      sources.flatMap(({file, key}) => {
        const content = byKey.get(key)
        return content ? [[file, content] as const] : []
      })
    ),
    // Records that come from the cache have no compile duration.
    cached: files.length - compiled.filter(({duration}) => duration !== undefined).length
  }
}

/** Reads a source, and calculates the key of its record. */
async function createItem(file: string, settings: CompileSettings) {
  const {siteDir, reader, hasher, resolver} = settings
  const absolutePath = path.resolve(siteDir, file)
  const {hash, frontMatter, snippets: targets = [], embeds: names} = await reader.read(absolutePath)
  const snippets = findSnippetFiles(targets, {source: absolutePath, siteDir, hasher})
  const compiled = settings.markdown.of(file)
  const {options} = compiled
  const format = resolveFormat(file, options.format)
  const common = hashValue([options, settings.compilerHash])
  const place = compiled.readsPath ? [file] : []
  const parsed = compiled.parsesFrontMatter ? {frontMatter} : {}
  const embeds = await settings.markdown.embeds.find(names)
  const linkUrls = findLinkUrls({file, absolutePath}, compiled.together, resolver)
  const added = [linkUrls, embeds].filter((input) => input !== undefined)
  const parts = [...describeSnippets(snippets), ...place, ...Object.values(parsed), ...added]
  const key = hashValue([hash, format, common, ...parts])
  const isStored = settings.stored.has(key)
  const source = {file, absolutePath, hash, key, isStored}
  return {...source, snippets, embeds, linkUrls, ...parsed, ...compiled}
}

function isUsable(content: CompiledContent | undefined): boolean {
  return content !== undefined && !hasFailed(content)
}

type Item = CompileItem & Pick<FileMarkdown, 'together'>

/**
 * Compiles files that use the site's plugins. Plugins may share state between files or wait for
 * other files, so all files are compiled concurrently in this thread.
 */
async function compileTogether(
  sources: readonly Item[],
  missing: ReadonlyMap<string, Item>,
  {recordsDir, report}: Pick<CompileSettings, 'recordsDir' | 'report'>
): Promise<CompiledContent[]> {
  const items = [...missing.values()].filter(({together}) => together)
  if (items.length === 0) return []
  const {compileSource} = await import('./compile-source.js')
  const {createCompileTools} = await import('@lectern/markdown')
  const records = openRecordStore(recordsDir)
  const tools = createCompileTools()
  let done = 0
  return runTogether({
    items,
    // Files that are already cached. A plugin may still be waiting for them.
    spare: sources.filter(({key, together}) => together && !missing.has(key)),
    async run(item, signal, isSpare) {
      const content = await compileSource(item, records, item.together, {signal, isSpare, tools})
      if (!isSpare) report(++done, missing.size)
      return content
    }
  })
}
