import {promisify} from 'node:util'
import zlib from 'node:zlib'
import {hashFully} from '@lectern/shared/cache/content-hash'
import type {IndexedFile, PackInfo} from './cache-index.js'

const gzip = promisify(zlib.gzip)
const gunzip = promisify(zlib.gunzip)

/** A pack, with its compressed bytes. */
export interface EncodedPack {
  info: PackInfo
  bytes: Buffer
}

/**
 * Compresses files into a pack at the fastest level, because better compression usually takes more
 * time than the cache saves.
 */
export async function encodePack(contents: readonly Uint8Array[]): Promise<EncodedPack> {
  const raw = Buffer.concat(contents)
  const bytes = await gzip(raw, {level: 1})
  return {info: {hash: hashFully(bytes), size: bytes.byteLength, rawSize: raw.byteLength}, bytes}
}

/** A file from a pack. */
export interface UnpackedFile {
  file: IndexedFile
  content: Uint8Array
}

/**
 * Unpacks files. Checks the hash of the pack before decompressing it, and the hashes of the files
 * afterwards. Files with a wrong hash are left out.
 *
 * @returns `undefined` for a damaged pack.
 */
export async function decodePack(
  bytes: Uint8Array,
  {hash, size, rawSize}: PackInfo,
  files: readonly IndexedFile[]
): Promise<readonly UnpackedFile[] | undefined> {
  if (bytes.byteLength !== size || hashFully(bytes) !== hash) return undefined
  const raw = await decompress(bytes, rawSize)
  if (!raw) return undefined
  return files.flatMap((file) => {
    const content = raw.subarray(file.offset, file.offset + file.size)
    return hashFully(content) === file.hash ? [{file, content}] : []
  })
}

async function decompress(bytes: Uint8Array, rawSize: number): Promise<Buffer | undefined> {
  try {
    const raw = await gunzip(bytes, {maxOutputLength: Math.max(1, rawSize)})
    return raw.byteLength === rawSize ? raw : undefined
  } catch {
    // The pack isn't compressed, or is larger than the index says.
    return undefined
  }
}
