import {SiteError} from '@lectern/shared/problems/site-problem'
import type {SiteProblem} from '@lectern/types'

/** Problems that occurred in one locale of a site. */
export interface LocaleFailure {
  error: SiteError
  /** Base path of the locale. */
  baseUrl: string
}

/**
 * Joins the problems of all locales. A problem that occurs in several locales is reported once.
 */
export function joinProblems(failures: readonly LocaleFailure[]): SiteError {
  const joined = new Map<string, SiteProblem>()
  for (const {error, baseUrl} of failures) {
    for (const problem of error.problems) {
      const key = JSON.stringify(problem).replaceAll(baseUrl, '/')
      if (!joined.has(key)) joined.set(key, problem)
    }
  }
  return new SiteError([...joined.values()], {cause: failures[0]?.error.cause})
}
