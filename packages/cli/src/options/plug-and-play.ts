import {createPlugAndPlayError} from '@lectern/shared/problems/plug-and-play'

/**
 * Rejects Yarn's Plug'n'Play.
 *
 * @param versions - `process.versions`, in which Yarn sets `pnp`.
 * @throws SiteError `plug-and-play-unsupported`.
 */
export function rejectPlugAndPlay({pnp}: {readonly pnp?: string | undefined}): void {
  if (pnp !== undefined) throw createPlugAndPlayError()
}
