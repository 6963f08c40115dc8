import fs from 'node:fs'
import {escapePattern} from '@lectern/shared/text/escape-pattern'

/** 1-based position of an import, empty if it isn't found. */
export interface ImportPosition {
  line?: number
  column?: number
}

/**
 * Returns the position of an import in a source. Searches the text, because a compiled module differs
 * from the author's file.
 *
 * @param file - Absolute.
 */
export function findImport(file: string, specifier: string): ImportPosition {
  return findInLines(file, (line) =>
    Math.max(...[`'${specifier}'`, `"${specifier}"`].map((quoted) => line.indexOf(quoted)))
  )
}

/**
 * Returns the position of a name in an import of a source, like `findImport`. The statement can span
 * several lines.
 */
export function findImportedName(file: string, name: string): ImportPosition {
  const word = new RegExp(`(?<![\\w$])${escapePattern(name)}(?![\\w$])`)
  let isImport = false
  return findInLines(file, (line) => {
    isImport ||= /^\s*import\b/.test(line)
    const column = isImport ? line.search(word) : -1
    if (/\bfrom\b|["']/.test(line)) isImport = false
    return column
  })
}

/** Returns the first position for which `find` returns a 0-based column. */
function findInLines(file: string, find: (line: string) => number): ImportPosition {
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : []
  for (const [index, line] of lines.entries()) {
    const column = find(line)
    if (column >= 0) return {line: index + 1, column: column + 1}
  }
  return {}
}
