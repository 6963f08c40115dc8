import {isRecord} from '@lectern/shared/text/unknown-record'
import type {ReleaseLine} from './declared-release.js'

/**
 * Flags for behavior of the next major version of Docusaurus that changes the output, with the minor
 * release of version 3 that introduced each.
 */
const FLAGS = {fasterByDefault: 10, mdx1CompatDisabledByDefault: 10, useCssCascadeLayers: 8}

/**
 * Returns whether a flag of `future.v4` is enabled. `v4: true` enables all flags of the project's
 * release.
 *
 * @param release - Release of Docusaurus that the project declares, if it's known.
 * @see https://docusaurus.io/docs/api/docusaurus-config#future
 */
export function hasFutureFlag(
  future: unknown,
  flag: keyof typeof FLAGS,
  release: ReleaseLine | undefined
): boolean {
  const flags = isRecord(future) ? future.v4 : undefined
  if (isRecord(flags)) return flags[flag] === true
  const isKnown = !release || release.major > 3 || release.minor >= FLAGS[flag]
  return flags === true && isKnown
}
