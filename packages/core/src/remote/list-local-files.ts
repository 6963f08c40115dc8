import fs from 'node:fs'
import path from 'node:path'
import {relativePath} from '@lectern/shared/files/relative-path'
import type {WrittenFiles} from '../output/written-file.js'
import {isMemoryPath, isPermanentPath, isSharedPath} from './cache-paths.js'

/** The output of a build, stored as the spare output for the next one. */
export interface BuiltOutput {
  /** Absolute path of the output folder. */
  outDir: string
  /** Absolute path of the spare output in the cache folder. */
  spareDir: string
  /** Absolute path of the build's memory. */
  memoryFile: string
  written: WrittenFiles
  /** Keys of the content records, in page order. */
  records: readonly string[]
}

/** A local file that belongs in the remote cache. */
export interface LocalFile {
  /** Path relative to the cache folder, with forward slashes. */
  path: string
  /** Absolute path of the file with the content. */
  from: string
  /** Expected SHA-256 hash. Absent if unknown. */
  hash?: string
}

/**
 * Lists the files that belong in the remote cache, in packing order. Files that every build needs
 * come first, followed by pages and records in site order, so that files used together are often in
 * the same pack.
 */
export function listLocalFiles(cacheDir: string, outputs: readonly BuiltOutput[]): LocalFile[] {
  const memories = new Set(outputs.map(({memoryFile}) => relativePath(cacheDir, memoryFile)))
  const found = walk(cacheDir, '').filter(
    (file) => isSharedPath(file) && (!isMemoryPath(file) || memories.has(file))
  )
  const ranks = rankRecords(outputs)
  const records = found
    .filter(isPermanentPath)
    .sort((left, right) => rankOf(left, ranks) - rankOf(right, ranks))
  const state = found.filter((file) => !isPermanentPath(file)).sort(compareText)
  const own = (file: string): LocalFile => ({path: file, from: path.join(cacheDir, file)})
  return [...state.map(own), ...listOutputs(cacheDir, outputs), ...records.map(own)]
}

function listOutputs(cacheDir: string, outputs: readonly BuiltOutput[]): LocalFile[] {
  return outputs.flatMap(({outDir, spareDir, written}) => {
    const folder = relativePath(cacheDir, spareDir)
    return Object.entries(written)
      .map(([file, [, , , hash]]) => ({
        path: `${folder}/${file}`,
        from: path.join(outDir, file),
        hash
      }))
      .filter(({path: file}) => isSharedPath(file))
      .sort((left, right) => compareText(left.path, right.path))
  })
}

function rankRecords(outputs: readonly BuiltOutput[]): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>()
  for (const key of outputs.flatMap(({records}) => records))
    ranks.set(`records/${key.slice(0, 2)}/${key.slice(2)}.json`, ranks.size)
  return ranks
}

function rankOf(file: string, ranks: ReadonlyMap<string, number>): number {
  return ranks.get(file) ?? ranks.size
}

/** Lists the files outside spare outputs, which are listed separately. */
function walk(folder: string, prefix: string): string[] {
  return fs.readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const {name} = entry
    if (entry.isFile()) return [prefix + name]
    if (!entry.isDirectory() || IGNORED.test(name)) return []
    return walk(path.join(folder, name), `${prefix}${name}/`)
  })
}

const IGNORED = /^(?:output-|staged-|hosted-|modules$|dev$)/

function compareText(left: string, right: string): number {
  return left < right ? -1 : 1
}
