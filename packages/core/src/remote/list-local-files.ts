import fs from 'node:fs'
import path from 'node:path'
import {openRecordStore} from '@lectern/shared/cache/record-store'
import {relativePath} from '@lectern/shared/files/relative-path'
import type {WrittenFiles} from '../output/written-file.js'
import {recordsFolder} from '../memory/cache-folders.js'
import {isMemoryPath, isSharedPath, recordPath} from './cache-paths.js'

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

/** A local file or content record that belongs in the remote cache. */
export interface LocalFile {
  /** Path relative to the cache folder, with forward slashes. Records are `records/<key>`. */
  path: string
  /** Expected SHA-256 hash. Absent if unknown. */
  hash?: string
  /** Size in bytes. Absent if unknown. */
  size?: number
  /** Returns the content, or `undefined` if it has been deleted in the meantime. */
  read(): Buffer | undefined
}

/**
 * Lists the files that belong in the remote cache, in packing order. Files that every build needs
 * come first, followed by pages and records in site order, so that files used together are often in
 * the same pack.
 */
export function listLocalFiles(cacheDir: string, outputs: readonly BuiltOutput[]): LocalFile[] {
  const memories = new Set(outputs.map(({memoryFile}) => relativePath(cacheDir, memoryFile)))
  const state = walk(cacheDir, '')
    .filter((file) => isSharedPath(file) && (!isMemoryPath(file) || memories.has(file)))
    .sort(compareText)
    .map((file) => ({path: file, read: () => readIfPresent(path.join(cacheDir, file))}))
  return [...state, ...listOutputs(cacheDir, outputs), ...listRecords(cacheDir, outputs)]
}

function readIfPresent(file: string): Buffer | undefined {
  try {
    return fs.readFileSync(file)
  } catch {
    // Another process has deleted the file. Store the cache without it.
    return undefined
  }
}

function listOutputs(cacheDir: string, outputs: readonly BuiltOutput[]): LocalFile[] {
  return outputs.flatMap(({outDir, spareDir, written}) => {
    const folder = relativePath(cacheDir, spareDir)
    return Object.entries(written)
      .map(([file, [, size, , hash]]) => ({
        path: `${folder}/${file}`,
        ...{hash, size},
        read: () => readIfPresent(path.join(outDir, file))
      }))
      .filter(({path: file}) => isSharedPath(file))
      .sort((left, right) => compareText(left.path, right.path))
  })
}

/** Lists all content records: the ones that the outputs use in page order, then the others. */
function listRecords(cacheDir: string, outputs: readonly BuiltOutput[]): LocalFile[] {
  const store = openRecordStore(recordsFolder(cacheDir))
  const stored = store.list()
  const used = outputs.flatMap(({records}) => records).filter((key) => stored.has(key))
  return [...new Set([...used, ...stored])].map((key) => ({
    path: recordPath(key),
    read: () => store.readJson(key)
  }))
}

/** Lists the files outside spare outputs and records, which are listed separately. */
function walk(folder: string, prefix: string): string[] {
  return fs.readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const {name} = entry
    if (entry.isFile()) return [prefix + name]
    if (!entry.isDirectory() || IGNORED.test(name)) return []
    return walk(path.join(folder, name), `${prefix}${name}/`)
  })
}

const IGNORED = /^(?:output-|staged-|hosted-|modules$|dev$|records$)/

function compareText(left: string, right: string): number {
  return left < right ? -1 : 1
}
