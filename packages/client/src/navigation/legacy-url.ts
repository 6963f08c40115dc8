import type {SiteData} from '@lectern/types'
import {addBaseUrl, applyTrailingSlash, removeBaseUrl} from '@lectern/shared/url/url-path'
import {documentUrl} from './document-url.js'
import {NOT_FOUND_PATH} from './page-document.js'
import {cleanLegacyPath} from './site-link.js'

/** The URL that replaces one with `.html`. */
export interface CleanUrl {
  /** Path with query and hash. */
  url: string
  /** Whether the new URL must be loaded, because the host doesn't have the page at the old one. */
  isElsewhere: boolean
}

/**
 * Returns the clean form of a legacy URL (specification §2): `/a.html` becomes `/a`.
 *
 * @param pagePath - Path of the page in the host's response.
 * @returns `undefined` if the URL is already clean or outside the site.
 */
export function findCleanUrl(
  {pathname, search, hash}: Pick<Location, 'pathname' | 'search' | 'hash'>,
  pagePath: string,
  {baseUrl, trailingSlash}: Pick<SiteData['siteConfig'], 'baseUrl' | 'trailingSlash'>
): CleanUrl | undefined {
  const path = removeBaseUrl(pathname, baseUrl)
  const clean = path && cleanLegacyPath(path)
  if (path === undefined || clean === undefined || clean === path) return undefined
  const isElsewhere = pagePath === NOT_FOUND_PATH
  const url = isElsewhere
    ? documentUrl(path, baseUrl, trailingSlash)
    : addBaseUrl(applyTrailingSlash(clean, trailingSlash), baseUrl)
  return {url: url + search + hash, isElsewhere}
}
