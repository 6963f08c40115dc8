import {posix} from 'node:path'
import {comparablePath} from '@lectern/shared/url/url-path'

/** Parts of the path of a doc's page. Names and folders have no number prefixes. */
export interface DocSlugInput {
  /** Posix; empty at the top. */
  folder: string
  fileName: string
  /** Last part of the ID. */
  id: string
  /** From the front matter: absolute from the root of the version, or relative to the folder. */
  slug?: string
}

/** The path of a document's page below its version; starts with `/`, decoded. */
export function createDocSlug({folder, fileName, id, slug}: DocSlugInput): string {
  if (slug !== undefined) return comparablePath(posix.resolve('/', folder, slug))
  return posix.join('/', folder, isFolderIndex(folder, fileName) ? '' : id)
}

/** Whether a file stands for its folder: `index`, `README`, or named as the folder is. */
export function isFolderIndex(folder: string, fileName: string): boolean {
  const name = fileName.toLowerCase()
  if (name === 'index' || name === 'readme') return true
  return folder !== '' && name === posix.basename(folder).toLowerCase()
}
