import {addBaseUrl, removeBaseUrl} from '@lectern/shared/url/url-path'
import type {PathMatch} from './match-path.js'

/** Decides whether a navigation link is active, from its match and the location. */
export type IsActive = (
  match: PathMatch | null,
  location: {pathname: string; search: string; hash: string}
) => boolean

/**
 * Matches the target of a link with the path of the page, like version 5 of React Router.
 *
 * @param target - URL of the link, with or without the base URL.
 * @param pathname - Path in the location, with the base URL.
 */
export function matchTarget(
  target: string,
  pathname: string,
  {baseUrl, exact = false}: {baseUrl: string; exact?: boolean | undefined}
): PathMatch | null {
  const [given = ''] = target.split(/[?#]/)
  const path = addBaseUrl(removeBaseUrl(given, baseUrl) ?? given, baseUrl)
  const bare = path.replace(/\/$/, '')
  const isExact = pathname.replace(/\/$/, '') === bare
  if (!isExact && (exact || !pathname.startsWith(`${bare}/`))) return null
  return {path, url: isExact ? pathname : bare || '/', isExact, params: {}}
}
