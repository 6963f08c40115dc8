import fs from 'node:fs'
import path from 'node:path'

/** Name of the folder in the site root for all generated files. */
const KEPT = '.site'

/**
 * Creates a folder of a site's cache with its parents, up to `.site`. The site root is never created: if it was
 * moved or deleted, recreating it with only a cache would block moving it back.
 *
 * @throws the error of the file system, `ENOENT` if the site root is missing.
 */
export function createCacheFolder(folder: string): void {
  try {
    fs.mkdirSync(folder)
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    if (code !== 'ENOENT' || path.basename(folder) === KEPT) throw error
    createCacheFolder(path.dirname(folder))
    createCacheFolder(folder)
  }
}
