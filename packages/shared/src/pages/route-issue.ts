import type {SiteProblem, SourcePosition} from '@lectern/types'
import {findPathIssue} from '../files/output-path.js'

/**
 * Returns the reason why a path can't be the path of a page or redirect. Either its output file would be
 * invalid, or browsers and hosts would decode its dots and slashes.
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
 * Reports an invalid path of a generated page at its position in the source.
 *
 * @param owner - What has the path, e.g. `the tag “a”`.
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
      hint: 'Change the file name, `slug` or `permalink`.'
    }
  ]
}
