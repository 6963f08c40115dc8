import type {SiteProblem, SourcePosition} from '@lectern/types'

/** Default time limit for site and plugin code, in seconds. `SITE_TIME_LIMIT` overrides it. */
const DEFAULT_SECONDS = 300

/** Returns the time limit for site code in milliseconds, or `undefined` if there's no limit. */
export function readTimeLimit(
  env: Readonly<Record<string, string | undefined>>
): number | undefined {
  const seconds = Number(env.SITE_TIME_LIMIT || DEFAULT_SECONDS)
  return seconds > 0 && Number.isFinite(seconds) ? seconds * 1000 : undefined
}

/**
 * Creates the problem for code that runs too long.
 *
 * @param name - Name of the code within a sentence, such as `loadContent of the plugin search` or
 * `the page /birds`.
 * @param limit - Time limit in milliseconds.
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
