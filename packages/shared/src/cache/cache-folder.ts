import fs from 'node:fs'
import path from 'node:path'

/** Folder in the site root that contains all generated files. */
const KEPT = '.site'

/**
 * Creates a folder in a site's cache, including its parents up to `.site`. Never creates the site
 * root: if the root was moved or deleted, a new folder at that path would prevent it from being
 * moved back. Git ignores `.site`, also in projects whose `.gitignore` doesn't list it.
 *
 * @throws a file system error, e.g. `ENOENT` if the site root is missing.
 */
export function createCacheFolder(folder: string): void {
  try {
    fs.mkdirSync(folder)
    if (path.basename(folder) === KEPT) fs.writeFileSync(path.join(folder, '.gitignore'), '*\n')
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    if (code !== 'ENOENT' || path.basename(folder) === KEPT) throw error
    createCacheFolder(path.dirname(folder))
    createCacheFolder(folder)
  }
}

/** Returns the `.site` folder that contains a cache folder. */
export function findKeptFolder(cacheDir: string): string {
  const parts = cacheDir.split(path.sep)
  const depth = parts.lastIndexOf(KEPT)
  return depth < 0 ? cacheDir : parts.slice(0, depth + 1).join(path.sep)
}
