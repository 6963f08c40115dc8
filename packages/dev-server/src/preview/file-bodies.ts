import type {Stats} from 'node:fs'
import {readFile} from 'node:fs/promises'
import {LRUCache} from 'lru-cache'
import type {Encoding} from './choose-encoding.js'

/** A file to send as a whole. It's read again if its stats change. */
interface BodyFile {
  filePath: string
  stats: Stats
}

/** Returns the encoded content of a file. Rejects if the file can't be read. */
export type ReadBody = (file: BodyFile, encoding: Encoding | undefined) => Promise<Buffer>

/** Maximum size of files to read into memory, in bytes. Larger files are streamed. */
export const LARGEST_BODY = 1_000_000

/** Maximum total size of cached bodies, in bytes. */
const KEPT_BYTES = 32_000_000

/** Creates a function that reads and encodes files, and caches the most recent ones. */
export function createBodyReader(): ReadBody {
  const kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({length}) => length + 1
  })
  return async (file, encoding) => {
    const key = keyOf(file, encoding)
    const known = kept.get(key)
    if (known) return known
    const bytes = await readFile(file.filePath)
    const body = encoding ? await encoding.encode(bytes) : bytes
    kept.set(key, body)
    return body
  }
}

function keyOf({filePath, stats}: BodyFile, encoding: Encoding | undefined): string {
  const {ino, size, mtimeMs, ctimeMs} = stats
  return [encoding?.name, ino, size, mtimeMs, ctimeMs, filePath].join(' ')
}
