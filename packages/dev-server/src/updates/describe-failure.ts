import type {SiteProblem} from '@lectern/types'
import {messageOf, SiteError} from '@lectern/shared/problems/site-problem'

/** Describes an error that prevented a reload of the site after a change. */
export function describeFailure(error: unknown): readonly SiteProblem[] {
  if (error instanceof SiteError) return error.problems
  const hint = 'Fix the last change, or restart the server.'
  return [{code: 'site-failed', message: messageOf(error), hint}]
}
