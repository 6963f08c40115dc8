import path from 'node:path'
import type {MarkdownOptions, Route} from '@lectern/types'
import {resolveFormat} from '@lectern/markdown/resolve-format'
import {hashValue} from '@lectern/shared/content-hash'
import type {RememberingReader} from '../scan/source-reader.js'
import type {TaskPool} from '../workers/task-pool.js'
import type {CompiledContent} from './compiled-content.js'

interface CompileSettings {
  siteDir: string
  recordsDir: string
  /** Says which records are there. */
  stored: {has(key: string): boolean}
  options: MarkdownOptions
  /** Hash of the code that compiles; a new release compiles anew. */
  compilerHash: string
  reader: RememberingReader
  pool: TaskPool
  /** Compiled contents of the last build, by record key. */
  known: ReadonlyMap<string, CompiledContent>
  report(done: number, total: number): void
}

/** Every content of the site, by source path relative to the site folder. */
export interface SiteContents {
  bySource: ReadonlyMap<string, CompiledContent>
  /** How many records came from the cache. */
  cached: number
}

/**
 * Compile each source that some route shows. A record is found again by the hash of its bytes, its
 * format and the options, so a file that was moved, copied or put back is not compiled again.
 */
export async function compileContents(
  routes: readonly Route[],
  settings: CompileSettings
): Promise<SiteContents> {
  const {siteDir, reader, known, stored} = settings
  const files = [...new Set(routes.flatMap(({contents}) => contents.map(({source}) => source)))]
  const common = hashValue([settings.options, settings.compilerHash])
  const sources = await Promise.all(
    files.map(async (file) => {
      const absolutePath = path.resolve(siteDir, file)
      const {hash} = await reader.read(absolutePath)
      const format = resolveFormat(file, settings.options.format)
      return {file, absolutePath, hash, key: hashValue([hash, format, common])}
    })
  )
  const missing = new Map(
    sources
      .filter(({key}) => !known.has(key) || !stored.has(key))
      .map((source) => [source.key, source])
  )
  const compiled = await settings.pool.run<'compile', (typeof sources)[number]>(
    [...missing.values()],
    (batch) => ({
      kind: 'compile',
      recordsDir: settings.recordsDir,
      options: settings.options,
      sources: batch
    }),
    {report: (done) => settings.report(done, missing.size)}
  )
  const byKey = new Map([...known, ...compiled.map((content) => [content.key, content] as const)])
  return {
    bySource: new Map(
      sources.flatMap(({file, key}) => {
        const content = byKey.get(key)
        return content ? [[file, content] as const] : []
      })
    ),
    // What an earlier build left in the store comes back without the time that compiling took.
    cached: files.length - compiled.filter(({duration}) => duration !== undefined).length
  }
}
