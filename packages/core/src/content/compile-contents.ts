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
import type {SiteMarkdown} from './markdown/site-markdown.js'
import type {CompileItem} from './compile-source.js'
import {compileTogether} from './compile-together.js'
import {openHosting, openHosts} from './plugin-hosts.js'

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
 * compiled again. If the site's functions read file paths, the path is also part of the key. For
 * generated content, the key includes the code of its plugin.
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
  const compiled = await compileMissing(sources, missing, settings)
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
  const linkUrls = findLinkUrls({file, absolutePath}, compiled.sharedPlugins?.functions, resolver)
  const made = compiled.creator?.hash
  const added = [linkUrls, embeds, made].filter((input) => input !== undefined)
  const parts = [...describeSnippets(snippets), ...place, ...Object.values(parsed), ...added]
  const key = hashValue([hash, format, common, ...parts])
  const isStored = settings.stored.has(key)
  const source = {file, absolutePath, hash, key, isStored}
  return {...source, snippets, embeds, linkUrls, ...parsed, ...compiled}
}

function isUsable(content: CompiledContent | undefined): boolean {
  return content !== undefined && !hasFailed(content)
}

/** Compiles sources whose records are missing. Threads compile all but a few files with plugins. */
async function compileMissing(
  sources: readonly CompileItem[],
  missing: ReadonlyMap<string, CompileItem>,
  {runner, recordsDir, site, functions, ...settings}: CompileSettings
): Promise<CompiledContent[]> {
  const all = [...missing.values()]
  const cached = sources.filter(({key, sharedPlugins}) => sharedPlugins && !missing.has(key))
  const shared = all.filter(({sharedPlugins}) => sharedPlugins)
  const hosts = await openHosts(shared, runner.worthThreads)
  const guests = shared.filter(({functions: label = ''}) => hosts.has(label))
  const common: CompileCommon = {recordsDir, site}
  const apart = all.filter(({sharedPlugins}) => !sharedPlugins)
  const report = (done: number) => settings.report(done, all.length)
  const hosting = openHosting(hosts, {recordsDir, spare: [...shared, ...cached]})
  const compiled = await hosting.during(
    runner.run({
      kind: compileKind,
      sources: [...apart, ...guests],
      common,
      here: {functions},
      createItem: hosting.createItem,
      ...(hosting.answer && {answer: hosting.answer}),
      report
    })
  )
  const done = new Set(compiled.map(({key}) => key))
  const items = shared.filter(({key}) => !done.has(key))
  const others = await compileTogether(
    {items, cached},
    {recordsDir, report: (count) => report(done.size + count)}
  )
  return [...compiled, ...others]
}
