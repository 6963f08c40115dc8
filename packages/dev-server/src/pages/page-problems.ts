import type {SiteProblem} from '@lectern/types'
import {messageOf, SiteError} from '@lectern/shared/problems/site-problem'
import {sortProblems} from '@lectern/core/report/problem-policy'
import type {DevSite} from '../site/dev-site.js'
import {findThrownPosition} from '../report/thrown-position.js'

/** Errors that don't prevent a page from being shown during development. */
const NOTICE_CODES = new Set([
  'broken-markdown-link',
  'broken-link',
  'broken-anchor',
  'image-missing',
  'image-invalid'
])

/**
 * Separates errors, which prevent a page from being shown, from notices. Some build errors are only notices during
 * development.
 */
export function sortForAuthors(problems: readonly SiteProblem[], {site}: DevSite) {
  const {failures, warnings} = sortProblems(problems, site.siteConfig)
  return {
    errors: failures.filter(({code}) => !NOTICE_CODES.has(code)),
    notices: [...failures.filter(({code}) => NOTICE_CODES.has(code)), ...warnings]
  }
}

/**
 * Adds a position to the problem of a thrown error, if its stack includes one of the site's files.
 */
export function locateThrown(
  problem: SiteProblem,
  stack: string | undefined,
  {site}: DevSite
): SiteProblem {
  return {...problem, position: findThrownPosition(stack, site.siteDir) ?? problem.position}
}

/**
 * Returns the problems of an error that affects a single page or file, for example because a source
 * was just deleted.
 *
 * @param subject - Such as `page /docs/owl`.
 * @param source - Source of the page, relative to the site root.
 */
export function describeThrown(
  error: unknown,
  subject: string,
  source?: string
): readonly SiteProblem[] {
  if (error instanceof SiteError) return error.problems
  return [
    {
      code: 'page-failed',
      message: `The ${subject} can't be generated: ${describeReason(error, source)}.`,
      ...(source !== undefined && {position: {file: source}})
    }
  ]
}

/** Describes why a page can't be generated. Messages of Node have absolute paths. */
function describeReason(error: unknown, source: string | undefined): string {
  const {code, path = ''} = error instanceof Error ? (error as NodeJS.ErrnoException) : {}
  const isSource = source !== undefined && path.replaceAll('\\', '/').endsWith(`/${source}`)
  if (code === 'ENOENT' && isSource) return `its source ${source} doesn't exist`
  return messageOf(error).replace(/\.$/, '')
}
