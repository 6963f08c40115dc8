import type {SiteProblem, SourcePosition} from '@lectern/types'

/** Default time limit in seconds for code of a site or a plugin. `SITE_TIME_LIMIT` overrides it. */
const DEFAULT_SECONDS = 300

/** Returns the time limit for code of a site in milliseconds, or `undefined` if it's unlimited. */
export function readTimeLimit(
  env: Readonly<Record<string, string | undefined>>
): number | undefined {
  const seconds = Number(env.SITE_TIME_LIMIT || DEFAULT_SECONDS)
  return seconds > 0 && Number.isFinite(seconds) ? seconds * 1000 : undefined
}

/**
 * Reports code that takes too long.
 *
 * @param name - As in a sentence: `loadContent of the plugin search`, `the page /birds`.
 * @param limit - Milliseconds.
 */
export function describeTimeout(
  name: string,
  limit: number,
  position?: SourcePosition
): SiteProblem {
  return {
    code: 'code-timeout',
    message: `The command timed out: ${name} has been running for ${limit / 1000} seconds.`,
    position,
    hint: 'Look for an endless loop or a promise that never settles. To allow more time, raise the limit in seconds, e.g. `SITE_TIME_LIMIT=300`, or disable it with 0.'
  }
}
