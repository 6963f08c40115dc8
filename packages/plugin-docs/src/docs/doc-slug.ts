import {posix} from 'node:path'
import {comparablePath} from '@lectern/shared/url/url-path'

/** Parts of a doc's URL path, without number prefixes. */
export interface DocSlugInput {
  /** Path with forward slashes. Empty at the top level. */
  folder: string
  /** Whether the doc is the index of its folder. */
  isIndex: boolean
  /** Last segment of the doc's ID. */
  id: string
  /**
   * Slug from the front matter. If it starts with `/`, it's relative to the version's root,
   * otherwise to the folder.
   */
  slug?: string
}

/** Returns the decoded path of a doc below its version, starting with `/`. */
export function createDocSlug({folder, isIndex, id, slug}: DocSlugInput): string {
  if (slug !== undefined) return comparablePath(posix.resolve('/', folder, slug))
  return posix.join('/', folder, isIndex ? '' : id)
}

/**
 * Tests whether a file is the index of its folder, that is, whether it's named `index`, `README`,
 * or like the folder.
 */
export function isFolderIndex(folder: string, fileName: string): boolean {
  const name = fileName.toLowerCase()
  if (name === 'index' || name === 'readme') return true
  return folder !== '' && name === posix.basename(folder).toLowerCase()
}
