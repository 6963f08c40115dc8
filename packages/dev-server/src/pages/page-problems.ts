import type {SiteProblem} from '@lectern/types'
import {messageOf, SiteError} from '@lectern/shared/problems/site-problem'
import {sortProblems} from '@lectern/core/report/problem-policy'
import type {DevSite} from '../site/dev-site.js'
import {findThrownPlace} from '../report/thrown-place.js'

/** Errors that don't prevent a page from being shown while it's written. */
const NOTICE_CODES = new Set([
  'broken-markdown-link',
  'broken-link',
  'broken-anchor',
  'image-missing',
  'image-invalid'
])

/** Errors keep a page from being shown; what policies of the build call errors may be only notices. */
export function sortForAuthors(problems: readonly SiteProblem[], {site}: DevSite) {
  const {failures, warnings} = sortProblems(problems, site.siteConfig)
  return {
    errors: failures.filter(({code}) => !NOTICE_CODES.has(code)),
    notices: [...failures.filter(({code}) => NOTICE_CODES.has(code)), ...warnings]
  }
}

/** Says where in the author's files a page threw, when the stack says it. */
export function placeThrown(
  problem: SiteProblem,
  stack: string | undefined,
  {site}: DevSite
): SiteProblem {
  return {...problem, position: findThrownPlace(stack, site.siteDir) ?? problem.position}
}

/** An error of a page, e.g. because a file was just deleted, only affects that page. */
export function describeThrown(error: unknown): readonly SiteProblem[] {
  if (error instanceof SiteError) return error.problems
  return [{code: 'page-failed', message: `The page can't be generated: ${messageOf(error)}.`}]
}
