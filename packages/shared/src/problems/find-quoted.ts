import {lineAndColumn} from '../text/line-and-column.js'
import type {SourcePosition} from '@lectern/types'

/**
 * Returns the position of the first line that contains a quoted name. If there's none, returns only
 * the file.
 */
export function findQuoted(name: string, file: string, text: string | undefined): SourcePosition {
  const places = ["'", '"', '`'].flatMap((quote) => {
    const at = text?.indexOf(quote + name + quote) ?? -1
    return at < 0 ? [] : [at]
  })
  if (text === undefined || places.length === 0) return {file}
  return {file, ...lineAndColumn(text, Math.min(...places))}
}

/**
 * Returns the position at which a key has a name as its value, such as `docId: 'intro'`. If there's
 * none, returns the first occurrence of the name.
 */
export function findProperty(
  key: string,
  name: string,
  {file, text}: {file: string; text: string}
): SourcePosition {
  const found = findOption(key, name, {file, text})
  return found.line === undefined ? findQuoted(name, file, text) : found
}

/** Like {@link findProperty}, but returns only the file if the key doesn't have the value. */
export function findOption(
  key: string,
  name: string,
  {file, text}: {file: string; text: string}
): SourcePosition {
  const property = new RegExp(`(\\b${key}["']?\\s*:\\s*)(["'\`])(.*?)\\2`, 'g')
  const found = [...text.matchAll(property)].find(([, , , value]) => value === name)
  const start = found?.[1]
  return found && start !== undefined
    ? {file, ...lineAndColumn(text, found.index + start.length)}
    : {file}
}
