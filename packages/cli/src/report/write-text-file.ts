import fs from 'node:fs'
import path from 'node:path'

/**
 * Writes a file. Creates missing folders.
 *
 * @param file - Absolute path.
 */
export function writeTextFile(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), {recursive: true})
  fs.writeFileSync(file, text)
}
