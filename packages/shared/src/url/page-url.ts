import type {Route, SiteConfig} from '@lectern/types'
import {addBaseUrl, applyTrailingSlash} from './url-path.js'

/** Returns the absolute URL of a page for canonical links and sitemaps. */
export function pageUrl(
  routePath: string,
  {url, baseUrl, trailingSlash}: Pick<SiteConfig, 'url' | 'baseUrl' | 'trailingSlash'>
): string {
  // The base URL keeps its slash, because it's the path of the site root.
  return url + addBaseUrl(applyTrailingSlash(encodeURI(routePath), trailingSlash), baseUrl)
}

/**
 * Returns the path of a page in canonical links and sitemaps. In a Docusaurus project without `trailingSlash`,
 * the path of a folder ends with a slash.
 */
export function canonicalPath(
  {path, isFolder}: Pick<Route, 'path' | 'isFolder'>,
  {trailingSlash, compatibility}: Pick<SiteConfig, 'trailingSlash' | 'compatibility'>
): string {
  const isWritten = isFolder && trailingSlash === undefined && compatibility === 'docusaurus'
  return isWritten && !path.endsWith('/') ? `${path}/` : path
}
