import zlib from 'node:zlib'
import {isRecord} from '@lectern/shared/text/unknown-record'
import {StoreError} from './blob-store.js'

type Decompress = (bytes: Uint8Array, options: {maxOutputLength: number}) => Buffer

/**
 * Returns the Zstandard decompressor. Node.js before 22.15 doesn't have one, so uncompressed data
 * is requested.
 */
function findZstd(): Decompress | undefined {
  const available: unknown = zlib
  const found = isRecord(available) ? available.zstdDecompressSync : undefined
  // Not declared in the installed Node.js types.
  return typeof found === 'function' ? (found as Decompress) : undefined
}

/** Returns the value of the `Accept-Encoding` header. */
export function acceptedEncodings(): string {
  return findZstd() ? 'zstd, identity' : 'identity'
}

/**
 * Decodes a response.
 *
 * @param maxBytes - Maximum size of the decoded response.
 * @throws StoreError
 */
export function decodeBody(body: Buffer, encoding: string | undefined, maxBytes: number): Buffer {
  if (encoding === undefined || encoding === 'identity') return body
  const decompress = encoding === 'zstd' ? findZstd() : undefined
  if (!decompress)
    throw new StoreError('refused', `its response has the unsupported encoding ${encoding}`)
  try {
    return decompress(body, {maxOutputLength: Math.max(1, maxBytes)})
  } catch (error) {
    throw new StoreError('refused', 'its response is damaged', {cause: error})
  }
}
