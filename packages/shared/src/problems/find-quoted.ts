import {lineAndColumn} from '../text/line-and-column.js'
import type {SourcePosition} from '@lectern/types'
import type {ConfigSource} from './find-config-position.js'

/** A file whose text is unknown if it can't be read. */
type Source = Pick<ConfigSource, 'file'> & Partial<ConfigSource>

/**
 * Returns the position of the first occurrence of a quoted name. If there's none, returns only the
 * file.
 */
export function findQuoted(name: string, source: Source): SourcePosition {
  return findAllQuoted(name, source)[0] ?? {file: source.file}
}

/** Lists the positions of a quoted name, in order. */
export function findAllQuoted(name: string, {file, text = ''}: Source): SourcePosition[] {
  const offsets: number[] = []
  for (const quote of ["'", '"', '`']) {
    const quoted = quote + name + quote
    for (let at = text.indexOf(quoted); at >= 0; at = text.indexOf(quoted, at + 1)) offsets.push(at)
  }
  return offsets
    .sort((first, second) => first - second)
    .map((offset) => ({file, ...lineAndColumn(text, offset)}))
}

/**
 * Returns the position at which a key has a name as its value, such as `docId: 'intro'`. If there's
 * none, returns the first occurrence of the name.
 */
export function findProperty(key: string, name: string, source: ConfigSource): SourcePosition {
  const found = findOption(key, name, source)
  return found.line === undefined ? findQuoted(name, source) : found
}

/** Like {@link findProperty}, but returns only the file if the key doesn't have the value. */
export function findOption(key: string, name: string, {file, text}: ConfigSource): SourcePosition {
  const property = new RegExp(`(\\b${key}["']?\\s*:\\s*)(["'\`])(.*?)\\2`, 'g')
  const found = [...text.matchAll(property)].find(([, , , value]) => value === name)
  const start = found?.[1]
  return found && start !== undefined
    ? {file, ...lineAndColumn(text, found.index + start.length)}
    : {file}
}
