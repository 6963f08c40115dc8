import fs from 'node:fs'
import path from 'node:path'

/** Name of the folder of a site that holds all that the generator keeps. */
const KEPT = '.site'

/**
 * Makes a folder of a site's cache with those above it, up to `.site`. The site's own folder is never
 * made: one that its author has moved or deleted meanwhile would be there again, with nothing but a
 * cache in it, and in the way of whoever puts it back.
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
