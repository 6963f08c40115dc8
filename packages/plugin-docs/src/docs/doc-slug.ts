import {posix} from 'node:path'
import {comparablePath} from '@lectern/shared/url/url-path'

/** Segments of a doc's URL path. They have no number prefixes. */
export interface DocSlugInput {
  /** Path with forward slashes. Empty at the top level. */
  folder: string
  fileName: string
  /** Last part of the ID. */
  id: string
  /** Slug from the front matter: absolute from the version's root, or relative to the folder. */
  slug?: string
}

/** Returns the decoded path of a doc's page below its version. It starts with `/`. */
export function createDocSlug({folder, fileName, id, slug}: DocSlugInput): string {
  if (slug !== undefined) return comparablePath(posix.resolve('/', folder, slug))
  return posix.join('/', folder, isFolderIndex(folder, fileName) ? '' : id)
}

/** Checks whether a file is the index of its folder: `index`, `README`, or the folder's own name. */
export function isFolderIndex(folder: string, fileName: string): boolean {
  const name = fileName.toLowerCase()
  if (name === 'index' || name === 'readme') return true
  return folder !== '' && name === posix.basename(folder).toLowerCase()
}
