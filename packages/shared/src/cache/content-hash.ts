import {hash} from 'node:crypto'

/**
 * Returns the first 16 hexadecimal digits of the SHA-256 hash, which is long enough for filenames.
 */
export function hashContent(content: string | Uint8Array): string {
  return shortenHash(hashFully(content))
}

/** Shortens a full SHA-256 hash to the length that `hashContent` returns. */
export function shortenHash(hash: string): string {
  return hash.slice(0, 16)
}

/** Returns the full SHA-256 hash as 64 hexadecimal digits, for integrity checks. */
export function hashFully(content: string | Uint8Array): string {
  return hash('sha256', content, 'hex')
}

/** Hashes a plain value. Objects with a different key order have different hashes. */
export function hashValue(value: unknown): string {
  return hashContent(JSON.stringify(value) ?? 'undefined')
}
