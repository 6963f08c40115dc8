import {SiteError} from '@lectern/shared/problems/site-problem'

/**
 * Rejects Yarn's Plug'n'Play. It keeps packages in archives, but the files of themes and plugins are
 * read from folders.
 *
 * @param versions - `process.versions`, in which Yarn sets `pnp`.
 * @throws SiteError `plug-and-play-unsupported`.
 */
export function rejectPlugAndPlay({pnp}: {readonly pnp?: string | undefined}): void {
  if (pnp === undefined) return
  throw new SiteError({
    code: 'plug-and-play-unsupported',
    message: "Yarn's Plug'n'Play keeps packages in archives, so their files can't be read.",
    hint: 'Add the line `nodeLinker: node-modules` to .yarnrc.yml, then run `yarn`.'
  })
}
