/** Number of possible values of `hashText`. */
export const HASH_RANGE = 2 ** 32

/**
 * Hashes a string to an evenly distributed 32-bit number. Uses FNV-1a with the final mix of
 * MurmurHash3.
 */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
