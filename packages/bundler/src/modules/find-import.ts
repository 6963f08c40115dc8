import fs from 'node:fs'

/**
 * Where a source imports something; 1-based. Looked up in its text, for a compiled module is not what
 * its author wrote.
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
