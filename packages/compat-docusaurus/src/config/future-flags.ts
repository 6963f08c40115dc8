import {isRecord} from '@lectern/shared/text/unknown-record'

/** Flags for behavior of the next major version of Docusaurus that changes the output. */
export type FutureFlag = 'mdx1CompatDisabledByDefault' | 'useCssCascadeLayers'

/**
 * Returns whether a flag of `future.v4` is enabled. `v4: true` enables all of them.
 *
 * @see https://docusaurus.io/docs/api/docusaurus-config#future
 */
export function hasFutureFlag(future: unknown, flag: FutureFlag): boolean {
  const flags = isRecord(future) ? future.v4 : undefined
  return (isRecord(flags) ? flags[flag] : flags) === true
}
