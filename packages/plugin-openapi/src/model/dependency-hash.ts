import {hashContent, hashValue} from '@lectern/shared/cache/content-hash'
import {findValue} from '../document/pointer.js'

/** Hashes a value and everything in the description that it refers to. */
export type DependencyHash = (value: unknown) => string

/** A value's own hash, and the pointers in it. */
interface Part {
  hash: string
  pointers: ReadonlySet<string>
}

/**
 * Creates a function that hashes parts of a description. The hash of an operation, for example,
 * changes if a schema changes that one of its schemas refers to.
 *
 * @param findUrl - Returns the URL of a component's page. It's part of the hash, because pages link
 *   to it.
 */
export function createDependencyHash(
  document: unknown,
  findUrl: (pointer: string) => string | undefined
): DependencyHash {
  const known = new Map<string, Part>()
  const find = (pointer: string): Part => {
    const part = known.get(pointer) ?? readPart(findValue(document, pointer), findUrl(pointer))
    known.set(pointer, part)
    return part
  }
  return (value) => {
    const own = readPart(value)
    // The set also iterates over pointers that are added during the loop.
    const reached = new Set(own.pointers)
    const hashes = [own.hash]
    for (const pointer of reached) {
      const {hash, pointers} = find(pointer)
      hashes.push(pointer, hash)
      for (const next of pointers) reached.add(next)
    }
    return hashContent(hashes.join(' '))
  }
}

function readPart(value: unknown, url?: string): Part {
  const pointers = new Set<string>()
  collectPointers(value, pointers)
  return {hash: hashValue([value, url]), pointers}
}

/**
 * Collects the pointers in a value. A text that only looks like a pointer does no harm, because it's
 * just one more dependency.
 */
function collectPointers(value: unknown, pointers: Set<string>): void {
  if (typeof value === 'string') {
    if (value.startsWith('#/')) pointers.add(value)
  } else if (typeof value === 'object' && value !== null) {
    for (const item of Object.values(value)) collectPointers(item, pointers)
  }
}
