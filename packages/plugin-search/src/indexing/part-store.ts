import fs from 'node:fs'
import path from 'node:path'
import {readCheckedJson, writeCheckedJson} from '@lectern/shared/cache/checked-json'
import {NO_PART, type StoredPart} from './create-part.js'
import type {NamedFile} from './part-files.js'

/** The names of a part's files, which can be read without reading the part. */
export interface PartList {
  /** Hash of everything that affects the part. */
  key: string
  /** Hash in the filename of the part's first file. */
  hash: string
  files: readonly NamedFile[]
}

/**
 * Cache of parts, so that a build only reads changed pages. If a file is missing or damaged, the
 * part is treated as empty.
 */
export interface PartStore {
  readList(name: string): PartList | undefined
  writeList(name: string, list: PartList): void
  readPart(name: string): StoredPart
  writePart(name: string, part: StoredPart): void
  /** Removes all parts except those with the given names. */
  keep(names: readonly string[]): void
}

/**
 * A part as it's stored in a file. Terms and postings are each joined to a single string, which is
 * faster to parse.
 */
interface PartCache extends Omit<StoredPart, 'terms'> {
  version: string
  terms: string
  postings: string
  counts: readonly number[]
}

const ENDING = '.json'
const LIST_ENDING = '.list.json'

/**
 * Opens the cache for a language.
 *
 * @param folder - Absolute path of the cache folder.
 * @param version - Hash of the indexing code.
 */
export function openPartStore(folder: string, version: string): PartStore {
  const fileOf = (name: string, ending: string) => path.join(folder, name + ending)
  return {
    readList: (name) => readCheckedJson<PartList>(fileOf(name, LIST_ENDING)),
    writeList: (name, list) => writeCheckedJson(fileOf(name, LIST_ENDING), list),
    readPart(name) {
      const cache = readCheckedJson<PartCache>(fileOf(name, ENDING))
      if (cache?.version !== version) return NO_PART
      const {pages, counts, termsFiles} = cache
      const terms = {terms: cut(cache.terms), postings: cut(cache.postings), counts}
      return {pages, terms, termsFiles}
    },
    writePart(name, {pages, terms: {terms, postings, counts}, termsFiles}) {
      const joined = {terms: terms.join('\n'), postings: postings.join('\n')}
      const cache: PartCache = {version, pages, ...joined, counts, termsFiles}
      writeCheckedJson(fileOf(name, ENDING), cache)
    },
    keep(names) {
      const kept = new Set(names.flatMap((name) => [name + ENDING, name + LIST_ENDING]))
      for (const file of listFiles(folder))
        if (!kept.has(file)) fs.rmSync(path.join(folder, file), {force: true})
    }
  }
}

/** Splits a joined list. Terms and postings don't contain line breaks. */
function cut(joined: string): string[] {
  return joined === '' ? [] : joined.split('\n')
}

function listFiles(folder: string): string[] {
  try {
    return fs.readdirSync(folder)
  } catch {
    // The folder doesn't exist until the first part is written.
    return []
  }
}
