import {hash} from 'node:crypto'

/** Returns the first 16 hexadecimal digits of SHA-256, long enough for names. */
export function hashContent(content: string | Uint8Array): string {
  return shortenHash(hashFully(content))
}

/** Shortens a full hash to the length of `hashContent`. */
export function shortenHash(hash: string): string {
  return hash.slice(0, 16)
}

/** Returns SHA-256 as 64 hexadecimal digits, for integrity checks. */
export function hashFully(content: string | Uint8Array): string {
  return hash('sha256', content, 'hex')
}

/** Returns the hash of a plain value. It depends on the order of keys. */
export function hashValue(value: unknown): string {
  return hashContent(JSON.stringify(value) ?? 'undefined')
}
