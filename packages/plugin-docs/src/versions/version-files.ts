import {posix} from 'node:path'
import type {DocsOptions} from '../options/docs-options.js'

/** Name of the version in the docs folder. */
export const CURRENT_VERSION = 'current'

/** Paths of an instance's version files, relative to the site root, with forward slashes. */
export interface VersionFiles {
  /** File that lists the versions, newest first. */
  list: string
  docsFolder(version: string): string
  sidebarsFile(version: string): string
}

/**
 * Returns the paths of an instance's version files. They're prefixed with its ID unless that's
 * `default`.
 */
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

/** Returns the name of a version's folder for translations. It's the same as in Docusaurus. */
export function nameLocalizedVersion(version: string): string {
  return version === CURRENT_VERSION ? version : `version-${version}`
}
