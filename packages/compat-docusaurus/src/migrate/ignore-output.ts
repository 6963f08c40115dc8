import fs from 'node:fs'
import path from 'node:path'

const FILE_NAME = '.gitignore'

/** Folders that Lectern writes. */
const FOLDERS = ['.site', 'build']

/**
 * Adds Lectern's output folders to the `.gitignore` of a project. Doesn't create the file.
 *
 * @returns The folders that were missing.
 */
export function ignoreOutput(siteDir: string): string[] {
  const file = path.join(siteDir, FILE_NAME)
  if (!fs.existsSync(file)) return []
  const text = fs.readFileSync(file, 'utf8')
  const ignored = new Set(text.split(/\r?\n/).map((line) => line.trim().replace(/^\/|\/$/g, '')))
  const missing = FOLDERS.filter((folder) => !ignored.has(folder))
  if (missing.length === 0) return []
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  const start = text === '' || text.endsWith('\n') ? '' : lineEnd
  fs.appendFileSync(file, start + missing.map((folder) => `/${folder}${lineEnd}`).join(''))
  return missing
}
