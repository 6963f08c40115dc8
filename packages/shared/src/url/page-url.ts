import type {SiteConfig} from '@lectern/types'
import {addBaseUrl, applyTrailingSlash} from './url-path.js'

/** Full address of a page, as canonical links and sitemaps name it. */
export function pageUrl(
  routePath: string,
  {url, baseUrl, trailingSlash}: Pick<SiteConfig, 'url' | 'baseUrl' | 'trailingSlash'>
): string {
  // The base URL keeps its slash: it is the folder in which the site stands.
  return url + addBaseUrl(applyTrailingSlash(encodeURI(routePath), trailingSlash), baseUrl)
}
