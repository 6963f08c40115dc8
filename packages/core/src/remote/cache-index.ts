import {promisify} from 'node:util'
import zlib from 'node:zlib'
import {isRecord} from '@lectern/shared/text/unknown-record'
import type {BlobDigest} from './action-result.js'
import {isSharedPath} from './cache-paths.js'

/** A pack, which is a compressed blob that contains several files. */
export interface PackInfo extends BlobDigest {
  /** Total size of the decompressed files in bytes. */
  rawSize: number
}

/** A file in the cache folder, and its position in a pack. */
export interface IndexedFile {
  /** Path relative to the cache folder, with forward slashes. */
  path: string
  /** SHA-256 hash of the content. */
  hash: string
  /** Index of the pack that contains the file. */
  pack: number
  /** Offset in the decompressed pack, in bytes. */
  offset: number
  /** Size in bytes. */
  size: number
}

/** Contents of one scope in a remote cache. */
export interface CacheIndex {
  /** Key of the index's action. With any other key, the index is invalid. */
  action: string
  /** Time when the index was written, in milliseconds since 1970. */
  time: number
  /** How long a build without a cache takes, in seconds. */
  seconds: number
  packs: readonly PackInfo[]
  files: readonly IndexedFile[]
}

/** Version of the format of indexes and packs. */
export const FORMAT = 1

/** Maximum size of a decompressed index. An index for 100,000 pages takes about 25 MB. */
const MAX_INDEX_BYTES = 512_000_000

const gzip = promisify(zlib.gzip)
const gunzip = promisify(zlib.gunzip)

/** Encodes an index as compressed JSON. */
export async function encodeIndex({files, packs, ...rest}: CacheIndex): Promise<Buffer> {
  const stored = {
    format: FORMAT,
    ...rest,
    packs: packs.map(({hash, size, rawSize}) => [hash, size, rawSize]),
    files: files.map(({path, hash, pack, offset, size}) => [path, hash, pack, offset, size])
  }
  return gzip(JSON.stringify(stored), {level: 1})
}

/**
 * Decodes an index. Checks every value, because anyone with access to the server can write an
 * index.
 *
 * @returns `undefined` if the index has an invalid value, a different format or a different action.
 */
export async function decodeIndex(
  bytes: Uint8Array,
  action: string
): Promise<CacheIndex | undefined> {
  try {
    const json = await gunzip(bytes, {maxOutputLength: MAX_INDEX_BYTES})
    const value: unknown = JSON.parse(json.toString('utf8'))
    return isRecord(value) ? readIndex(value, action) : undefined
  } catch {
    // The blob has the right hash but isn't an index.
    return undefined
  }
}

function readIndex(
  value: Readonly<Record<string, unknown>>,
  action: string
): CacheIndex | undefined {
  const {format, time, seconds, packs, files} = value
  if (format !== FORMAT || value.action !== action) return undefined
  if (!Array.isArray(packs) || !Array.isArray(files)) return undefined
  if (!isCount(time) || typeof seconds !== 'number' || !(seconds >= 0)) return undefined
  const readPacks = packs.map(readPack)
  const readFiles = files.map((file: unknown) => readFile(file, readPacks))
  if (readPacks.includes(undefined) || readFiles.includes(undefined)) return undefined
  return {
    ...{action, time, seconds},
    packs: readPacks.flatMap((pack) => pack ?? []),
    files: readFiles.flatMap((file) => file ?? [])
  }
}

function readPack(value: unknown): PackInfo | undefined {
  const [hash, size, rawSize]: readonly unknown[] = Array.isArray(value) ? value : []
  return isHash(hash) && isCount(size) && isCount(rawSize) ? {hash, size, rawSize} : undefined
}

function readFile(
  value: unknown,
  packs: readonly (PackInfo | undefined)[]
): IndexedFile | undefined {
  const [path, hash, pack, offset, size]: readonly unknown[] = Array.isArray(value) ? value : []
  if (typeof path !== 'string' || !isSharedPath(path) || !isHash(hash)) return undefined
  if (!isCount(pack) || !isCount(offset) || !isCount(size)) return undefined
  const {rawSize = -1} = packs[pack] ?? {}
  return offset + size <= rawSize ? {path, hash, pack, offset, size} : undefined
}

function isHash(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{64}$/.test(value)
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
