import fs from 'node:fs'
import path from 'node:path'

/** Name of the folder in the site root for all generated files. */
const KEPT = '.site'

/**
 * Creates a folder of a site's cache with its parents, up to `.site`. The site root is never
 * created: if its author has moved or deleted it in the meantime, it would exist again with nothing
 * but a cache, and block the way back.
 *
 * @throws the error of the file system, `ENOENT` when the site's folder is gone.
 */
export function makeCacheFolder(folder: string): void {
  try {
    fs.mkdirSync(folder)
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    if (code !== 'ENOENT' || path.basename(folder) === KEPT) throw error
    makeCacheFolder(path.dirname(folder))
    makeCacheFolder(folder)
  }
}
