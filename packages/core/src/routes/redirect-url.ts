import type {SiteConfig} from '@lectern/types'
import {addBaseUrl, applyTrailingSlash, isExternalUrl} from '@lectern/shared/url/url-path'

/**
 * Target of a redirect for browsers: an absolute URL, or a path with base URL. Its query and hash
 * stay.
 */
export function createRedirectUrl(
  to: string,
  {baseUrl, trailingSlash}: Pick<SiteConfig, 'baseUrl' | 'trailingSlash'>
): string {
  if (isExternalUrl(to)) return new URL(to).href
  return addBaseUrl(applyTrailingSlash(encodeURI(to), trailingSlash), baseUrl)
}
