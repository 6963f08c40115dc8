import type {SourcePosition} from '@lectern/types'
import {SiteError} from './site-problem.js'

/**
 * Creates the error `plug-and-play-unsupported`. Yarn's Plug'n'Play keeps packages in archives, but
 * the files of themes and plugins are read from folders.
 */
export function createPlugAndPlayError(position?: SourcePosition): SiteError {
  return new SiteError({
    code: 'plug-and-play-unsupported',
    message: "Yarn's Plug'n'Play keeps packages in archives, so their files can't be read.",
    ...(position && {position}),
    hint: 'Add the line `nodeLinker: node-modules` to .yarnrc.yml, then run `yarn`.'
  })
}

/** Returns whether a file of a package is in an archive. */
export function isInArchive(file: string): boolean {
  return /\.zip[\\/]node_modules[\\/]/.test(file)
}
