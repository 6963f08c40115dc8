import {lineAndColumn} from '../text/line-and-column.js'
import type {SourcePosition} from '@lectern/types'

/** A configuration file, which can be a module or JSON. */
export interface ConfigSource {
  /** Relative to the site root. */
  file: string
  text: string
}

/**
 * Returns the position of the value at a path in a configuration file, such as `['navbar', 'items',
 * 0, 'type']` below the key `themeConfig`. The file isn't run. If a value comes from a function
 * call, a spread or a constant, the position of the nearest parent is returned.
 */
export function findConfigPosition(
  root: string,
  path: readonly PropertyKey[],
  {file, text}: ConfigSource
): SourcePosition {
  const start = new RegExp(`\\b${root}\\b["']?(?:\\s*:\\s*[\\w.<>]+(?=\\s*=))?\\s*[:=]\\s*`).exec(
    text
  )
  if (!start) return {file}
  const value = skipBlank(text, start.index + start[0].length)
  return positionAt(descend(text, {key: start.index, value}, path), {file, text})
}

/** Matches the start of the configuration object in a module. More specific patterns come first. */
const OPENINGS: readonly RegExp[] = [
  /\bexport\s+default\s*(?=\{)/g,
  /\bmodule\.exports\s*=\s*(?=\{)/g,
  /\b(?:const|let|var)\s+\w+(?:\s*:[^=;{]+)?\s*=\s*(?=\{)/g,
  /(?:\breturn\s*|=>\s*\(\s*|\bexport\s+default\s+\w+\(\s*)(?=\{)/g,
  // A JSON file starts with the object.
  /^\s*(?=\{)/g
]

/**
 * Returns the position of a field in a configuration file, such as `['baseUrl']` or `['markdown',
 * 'format']`. If it can't be found, returns only the file.
 */
export function findFieldPosition(
  [field, ...path]: readonly PropertyKey[],
  {file, text}: ConfigSource
): SourcePosition {
  if (field === undefined) return {file}
  for (const opening of OPENINGS) {
    for (const {index, 0: start} of text.matchAll(opening)) {
      const member = findMember(text, index + start.length, field)
      if (member) return positionAt(descend(text, member, path), {file, text})
    }
  }
  return {file}
}

/** Follows a path as far as possible and returns the offset of the last key that was found. */
function descend(text: string, start: Member, path: readonly PropertyKey[]): number {
  let found = start
  for (const key of path) {
    const member = findMember(text, found.value, key)
    if (!member) break
    found = member
  }
  return found.key
}

function positionAt(offset: number, {file, text}: ConfigSource): SourcePosition {
  return {file, ...lineAndColumn(text, offset)}
}

/** Returns a key's position if the configuration contains the key exactly once. */
export function findOnlyKey(name: string, {file, text}: ConfigSource): SourcePosition | undefined {
  const key = /^[\w$]+$/.test(name) ? name : undefined
  const found = key ? [...text.matchAll(new RegExp(`(?<![\\w$.])(["']?)${key}\\1\\s*:`, 'g'))] : []
  const [only, other] = found
  return only && !other ? positionAt(only.index, {file, text}) : undefined
}

/**
 * Returns the end offset of the object property that starts at an offset. The comma isn't included.
 */
export function findPropertyEnd(text: string, start: number): number {
  return skipValue(text, start)
}

interface Member {
  /** Offset of the member's key. Array elements have no key, so it's the offset of the element. */
  key: number
  value: number
}

/** Finds a member of the object or array that starts at the offset `open`. */
function findMember(text: string, open: number, key: PropertyKey): Member | undefined {
  if (text[open] !== '{' && text[open] !== '[') return undefined
  let index = 0
  for (let at = skipBlank(text, open + 1); at < text.length; index++) {
    if (text[at] === '}' || text[at] === ']') return undefined
    const member = text[open] === '[' ? {name: index, value: at} : readKey(text, at)
    if (member?.name === key) return {key: at, value: member.value}
    at = skipBlank(text, skipValue(text, at))
    if (text[at] === ',') at = skipBlank(text, at + 1)
  }
  return undefined
}

/** Reads a key: `name:`, `'name':` or the shorthand `name`. */
function readKey(text: string, at: number): {name: string; value: number} | undefined {
  const match = /^(?:([\w$]+)|(["'])(.*?)\2)(\s*:)?/.exec(text.slice(at, at + 200))
  if (!match) return undefined
  return {name: match[1] ?? match[3] ?? '', value: skipBlank(text, at + match[0].length)}
}

/**
 * Returns the end of the value that starts at `at`, which is before the next comma or the parent's
 * closing bracket.
 */
function skipValue(text: string, at: number): number {
  let depth = 0
  for (let index = at; index < text.length; index = skipBlank(text, index)) {
    const character = text[index] ?? ''
    if ('{[('.includes(character)) depth += 1
    else if ('}])'.includes(character)) {
      if (depth === 0) return index
      depth -= 1
    } else if (character === ',' && depth === 0) return index
    index = /["'`]/.test(character) ? skipString(text, index) : index + 1
  }
  return text.length
}

function skipString(text: string, open: number): number {
  const quote = text[open]
  for (let index = open + 1; index < text.length; index++) {
    if (text[index] === '\\') index += 1
    else if (text[index] === quote) return index + 1
  }
  return text.length
}

/** Skips whitespace and comments. */
function skipBlank(text: string, at: number): number {
  const blank = /(?:\s|\/\/[^\n]*|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/)*/y
  blank.lastIndex = at
  blank.exec(text)
  return blank.lastIndex
}
