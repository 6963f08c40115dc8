import fs from 'node:fs'
import path from 'node:path'
import {openRecordStore} from '@lectern/shared/cache/record-store'
import {adoptMemory} from '../memory/adopt-memory.js'
import {recordsFolder} from '../memory/cache-folders.js'
import type {BlobStore} from './store/blob-store.js'
import type {CacheIndex, IndexedFile} from './cache-index.js'
import {isMemoryPath, recordKey} from './cache-paths.js'
import {decodePack, type UnpackedFile} from './pack.js'
import {runLimited} from './run-limited.js'

/** Result of restoring a cache. */
export interface RestoredFiles {
  files: number
  /** Decompressed size in bytes. */
  bytes: number
  /** Indexes of packs that are missing or damaged. */
  lost: ReadonlySet<number>
}

interface RestoreSettings {
  store: BlobStore
  index: CacheIndex
  /** Absolute path of the cache folder. */
  cacheDir: string
  signal: AbortSignal
  /**
   * Returns whether to restore a file. Defaults to all files. Packs without a selected file aren't
   * read.
   */
  select?(path: string): boolean
}

/** Number of packs that are read in parallel. */
const READERS = 6

/**
 * Restores the cache folder from the packs in an index. Skips packs that can't be read, because an
 * incomplete cache is still useful. Writes the build's memory last, so that it never exists without
 * its files, even if the process is killed.
 */
export async function restoreCache({
  store,
  index,
  cacheDir,
  signal,
  select = () => true
}: RestoreSettings): Promise<RestoredFiles> {
  const wanted = groupByPack(index.files.filter(({path: file}) => select(file)))
  const folder = openFolder(cacheDir)
  const lost = new Set<number>()
  await runLimited([...wanted], READERS, async ([number, files]) => {
    const info = index.packs[number]
    if (!info || signal.aborted) return
    const bytes = await store
      .read({kind: 'cas', hash: info.hash}, {maxBytes: info.size, signal})
      .catch(() => undefined)
    const unpacked = bytes && (await decodePack(bytes, info, files))
    if (unpacked) for (const one of unpacked) folder.write(one)
    else if (!signal.aborted) lost.add(number)
  })
  folder.finish()
  return {...folder.written(), lost}
}

function groupByPack(files: readonly IndexedFile[]): Map<number, IndexedFile[]> {
  const groups = new Map<number, IndexedFile[]>()
  for (const file of files) {
    const group = groups.get(file.pack) ?? []
    group.push(file)
    groups.set(file.pack, group)
  }
  return groups
}

/** Creates functions that write restored files to a cache folder. */
function openFolder(cacheDir: string) {
  const created = new Set<string>()
  const memories: UnpackedFile[] = []
  /** Modification times of output files, by path. */
  const times = new Map<string, number>()
  const records = openRecordStore(recordsFolder(cacheDir))
  const present = records.list()
  let files = 0
  let bytes = 0
  const count = (content: Uint8Array) => {
    files++
    bytes += content.byteLength
  }
  const write = (file: string, content: Uint8Array) => {
    const target = path.join(cacheDir, file)
    const folder = path.dirname(target)
    if (!created.has(folder)) fs.mkdirSync(folder, {recursive: true})
    created.add(folder)
    const time = writeFile(target, content)
    if (/(?:^|\/)output-/.test(file)) times.set(file, time)
    count(content)
  }
  return {
    written: () => ({files, bytes}),
    write(unpacked: UnpackedFile) {
      const {file, content} = unpacked
      const key = recordKey(file.path)
      if (isMemoryPath(file.path)) memories.push(unpacked)
      else if (key === undefined) write(file.path, content)
      else if (!present.has(key)) {
        records.writeJson(key, content)
        count(content)
      }
    },
    finish() {
      for (const {file, content} of memories) {
        const output = file.path.replace(/build-([\da-f]+)\.json$/, 'output-$1/')
        const text = adoptMemory(Buffer.from(content).toString('utf8'), (name) =>
          times.get(output + name)
        )
        if (text !== undefined) write(file.path, Buffer.from(text))
      }
    }
  }
}

/** Writes a new file and returns its modification time in milliseconds. */
function writeFile(target: string, content: Uint8Array): number {
  const descriptor = openNew(target)
  try {
    fs.writeFileSync(descriptor, content)
    return fs.fstatSync(descriptor).mtimeMs
  } finally {
    fs.closeSync(descriptor)
  }
}

/**
 * Creates a file. Never overwrites an existing one, because it may be a hard link to an output
 * file.
 */
function openNew(target: string): number {
  try {
    return fs.openSync(target, 'wx')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    fs.rmSync(target)
    return fs.openSync(target, 'wx')
  }
}
