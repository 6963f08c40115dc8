import {hash} from 'node:crypto'

/** Hash of a text or bytes: 16 hexadecimal digits of SHA-256, enough to name content by. */
export function hashContent(content: string | Uint8Array): string {
  return shortenHash(hashFully(content))
}

/** Shortens a hash in full to the one that `hashContent` gives. */
export function shortenHash(hash: string): string {
  return hash.slice(0, 16)
}

/** SHA-256 in 64 hexadecimal digits, enough to prove content by. */
export function hashFully(content: string | Uint8Array): string {
  return hash('sha256', content, 'hex')
}

/** Hash of a plain value; keys count in the order in which they stand. */
export function hashValue(value: unknown): string {
  return hashContent(JSON.stringify(value) ?? 'undefined')
}
