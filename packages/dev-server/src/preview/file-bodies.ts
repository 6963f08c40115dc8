import type {Stats} from 'node:fs'
import {readFile} from 'node:fs/promises'
import {LRUCache} from 'lru-cache'
import type {Encoding} from './choose-encoding.js'

/** A file that's sent whole. If its stats change, it's read again. */
interface BodyFile {
  filePath: string
  stats: Stats
}

/** Returns the bytes of a file as they're sent. Rejects if the file can't be read. */
export type ReadBody = (file: BodyFile, encoding: Encoding | undefined) => Promise<Buffer>

/** Size in bytes of the largest file that's read at once. Larger files are streamed. */
export const LARGEST_BODY = 1_000_000

/** Bytes of recently sent bodies that stay in memory. */
const KEPT_BYTES = 32_000_000

/** Creates a function that reads and encodes files. A file that's requested often is read once. */
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
