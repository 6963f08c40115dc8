import fs from 'node:fs'
import {hashContent} from '@lectern/shared/cache/content-hash'

/** Returns the hash of a file's content, or `null` if the file can't be read. */
export function hashFile(file: string): string | null {
  try {
    return hashContent(fs.readFileSync(file))
  } catch {
    return null
  }
}
