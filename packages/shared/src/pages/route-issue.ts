import type {SiteProblem, SourcePosition} from '@lectern/types'
import {findPathIssue} from '../files/output-path.js'

/**
 * Returns the reason why a page or redirect can't have a path, or nothing if the path is valid. A
 * path is invalid if its output file would be, or if browsers and hosts would decode its dots or
 * slashes.
 *
 * @param routePath - Starts with `/`, without base URL.
 * @returns The end of a sentence, as in `findPathIssue`.
 */
export function findRouteIssue(routePath: string): string | undefined {
  const special = /[?#]/.exec(routePath)?.[0]
  if (special) return `has the character '${special}'`
  const decoded = routePath.replace(/%2e|%2f|%5c/gi, (code) => decodeURIComponent(code))
  const name = decoded.replace(/^\/|\/$/g, '')
  return name === '' ? undefined : (findPathIssue(`${name}.html`) ?? findPathIssue(name))
}

/**
 * Reports a generated page's invalid path at the position in the source that causes it.
 *
 * @param owner - Whose path it is, such as `the tag “a”`.
 */
export function findPathProblems(
  routePath: string,
  owner: string,
  position: SourcePosition | undefined
): SiteProblem[] {
  const issue = findRouteIssue(routePath)
  if (issue === undefined) return []
  return [
    {
      code: 'route-path-invalid',
      message: `The path ${JSON.stringify(routePath)} of ${owner} ${issue}.`,
      position,
      hint: 'Change the filename, `slug` or `permalink`.'
    }
  ]
}
