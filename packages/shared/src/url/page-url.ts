import type {Route, SiteConfig} from '@lectern/types'
import {addBaseUrl, addTrailingSlash, applyTrailingSlash} from './url-path.js'

/** Returns the absolute URL of a page for canonical links and sitemaps. */
export function pageUrl(
  routePath: string,
  {url, baseUrl, trailingSlash}: Pick<SiteConfig, 'url' | 'baseUrl' | 'trailingSlash'>
): string {
  // The base URL keeps its trailing slash, because it's the site root.
  return url + addBaseUrl(applyTrailingSlash(encodeURI(routePath), trailingSlash), baseUrl)
}

/**
 * Returns a page's path in canonical links and sitemaps. In Docusaurus projects without
 * `trailingSlash`, the path of a folder's index page ends with a slash.
 */
export function canonicalPath(
  {path, isFolder}: Pick<Route, 'path' | 'isFolder'>,
  {trailingSlash, compatibility}: Pick<SiteConfig, 'trailingSlash' | 'compatibility'>
): string {
  const isWritten = isFolder && trailingSlash === undefined && compatibility === 'docusaurus'
  return isWritten ? addTrailingSlash(path) : path
}
