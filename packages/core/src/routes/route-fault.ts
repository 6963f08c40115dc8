import {findPathFault} from '@lectern/shared/files/output-path'

/**
 * Finds out why a path can't be the path of a page or a redirect: the output can't have a file for it. Browsers and hosts
 * decode dots and slashes of paths.
 *
 * @param routePath - Starts with `/`, without base URL.
 * @returns The end of a sentence, as `findPathFault` does.
 */
export function findRouteFault(routePath: string): string | undefined {
  const special = /[?#]/.exec(routePath)?.[0]
  if (special) return `has the character '${special}'`
  const decoded = routePath.replace(/%2e|%2f|%5c/gi, (code) => decodeURIComponent(code))
  const name = decoded.replace(/^\/|\/$/g, '')
  return name === '' ? undefined : (findPathFault(`${name}.html`) ?? findPathFault(name))
}
