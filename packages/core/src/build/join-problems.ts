import {SiteError} from '@lectern/shared/problems/site-problem'
import type {SiteProblem} from '@lectern/types'

/** Problems that occurred in one language of a site. */
export interface LocaleFailure {
  error: SiteError
  /** Base path of the language. */
  baseUrl: string
}

/**
 * Joins the problems of all languages. A problem that occurs in several languages is reported once.
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
