import fs from 'node:fs'

/**
 * Returns the 1-based position of an import in a source. Searches the text, because a compiled module differs
 * from the author's file.
 *
 * @param file - Absolute.
 */
export function findImport(file: string, specifier: string): {line?: number; column?: number} {
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : []
  for (const [index, text] of lines.entries()) {
    const quote = [`'${specifier}'`, `"${specifier}"`].map((quoted) => text.indexOf(quoted))
    const column = Math.max(...quote)
    if (column >= 0) return {line: index + 1, column: column + 1}
  }
  return {}
}
