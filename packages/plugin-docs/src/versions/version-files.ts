import {posix} from 'node:path'
import type {DocsOptions} from '../options/docs-options.js'

/** Name of the version in the docs folder itself. */
export const CURRENT_VERSION = 'current'

/** Where an instance keeps its versions; relative to the site folder, posix. */
export interface VersionFiles {
  /** The file that lists the versions, newest first. */
  list: string
  docsFolder(version: string): string
  sidebarsFile(version: string): string
}

/** Names the files of an instance's versions; for an instance with an ID, they start with it. */
export function nameVersionFiles({
  id,
  versionsPath
}: Pick<DocsOptions, 'id' | 'versionsPath'>): VersionFiles {
  const name = (base: string) => posix.join(versionsPath, id === 'default' ? base : `${id}_${base}`)
  return {
    list: name('versions.json'),
    docsFolder: (version) => posix.join(name('versioned_docs'), `version-${version}`),
    sidebarsFile: (version) =>
      posix.join(name('versioned_sidebars'), `version-${version}-sidebars.json`)
  }
}
