import fs from 'node:fs'
import path from 'node:path'

/**
 * Reads a JSON object from a folder of prepared files. The result is empty if the file is missing,
 * because Lectern also works without prepared files.
 */
export function readReadyFile(readyDir: string | undefined, name: string): object {
  if (readyDir === undefined) return {}
  try {
    return JSON.parse(fs.readFileSync(path.join(readyDir, name), 'utf8')) as object
  } catch {
    return {}
  }
}
