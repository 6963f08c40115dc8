import {createHash} from 'node:crypto'
import path from 'node:path'

/** An output file. The names of its modules identify it regardless of the site's path. */
export interface NamedFile {
  /** Ends with `-` and eight characters before the extension: `js/main-7PIQVNXO.js`. */
  file: string
  text: string
  /** Names of its modules. */
  modules: readonly string[]
}

const MARK = /-([A-Z0-9]{8})(?=\.m?js\b)/g
/** Alphabet of esbuild's base32 hashes. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/**
 * Names scripts by the content of the script and its imports. esbuild's hashes also depend on the
 * paths of modules, so moving a site would change its names. They also ignore the order of imports,
 * so a file could change without getting a new name.
 *
 * @returns The new hashes by old hash.
 */
export function createStableHashes(files: readonly NamedFile[]): Map<string, string> {
  const byHash = new Map(files.map((file) => [hashOf(file.file), file]))
  const references = new Map(
    [...byHash].map(([hash, {text}]) => [hash, findReferences(text, byHash)])
  )
  const contents = distinguishDuplicates(
    new Map([...byHash].map(([hash, file]) => [hash, describeContent(file, byHash)]))
  )
  const contentsOf = (hashes: Iterable<string>) =>
    [...hashes].map((hash) => contents.get(hash) ?? '')
  return new Map(
    [...byHash.keys()].map((hash) => {
      const ordered = contentsOf(references.get(hash) ?? [])
      const imported = contentsOf(findReachable(hash, references)).sort()
      return [hash, digest([contents.get(hash) ?? '', ordered, imported])]
    })
  )
}

/**
 * Gives scripts with the same content different hashes, because each has its own state. esbuild's
 * hashes distinguish them.
 */
function distinguishDuplicates(contents: ReadonlyMap<string, string>): Map<string, string> {
  const counts = new Map<string, number>()
  for (const content of contents.values()) counts.set(content, (counts.get(content) ?? 0) + 1)
  return new Map(
    [...contents].map(([hash, content]) => [
      hash,
      counts.get(content) === 1 ? content : digest([content, hash])
    ])
  )
}

/** Replaces the hashes in the names of scripts. `text` can be code or a path. */
export function replaceHashes(text: string, hashes: ReadonlyMap<string, string>): string {
  return text.replace(MARK, (mark, hash: string) => {
    const stable = hashes.get(hash)
    return stable === undefined ? mark : `-${stable}`
  })
}

function hashOf(file: string): string {
  return file.match(MARK)?.at(-1)?.slice(1) ?? ''
}

/** Returns a file's text without the hashes of other files. */
function describeContent(
  {file, text, modules}: NamedFile,
  known: ReadonlyMap<string, NamedFile>
): string {
  const plain = text.replace(MARK, (mark, hash: string) => (known.has(hash) ? '-' : mark))
  return digest([path.basename(file).replace(MARK, ''), plain, ...modules])
}

/** Returns the hashes of other files in the order of a text, with repetitions. */
function findReferences(text: string, known: ReadonlyMap<string, NamedFile>): string[] {
  return [...text.matchAll(MARK)].map(([, hash = '']) => hash).filter((hash) => known.has(hash))
}

/** Returns all files that are reachable from a file. Imports can be circular. */
function findReachable(start: string, links: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set<string>()
  const pending = [...(links.get(start) ?? [])]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    pending.push(...(links.get(next) ?? []))
  }
  return reached
}

function digest(parts: readonly (string | readonly string[])[]): string {
  return hashText(JSON.stringify(parts))
}

/** Returns the hash of a text in esbuild's format: eight base32 characters. */
export function hashText(text: string): string {
  const bytes = createHash('sha256').update(text).digest()
  return [...bytes.subarray(0, 8)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
}
