import type {SiteConfig} from '@lectern/types'
import {addBaseUrl, applyTrailingSlash, isExternalUrl} from '@lectern/shared/url/url-path'

/**
 * Returns the URL of a redirect's target, which is absolute or a path with base URL. Keeps the
 * query and hash.
 */
export function createRedirectUrl(
  to: string,
  {baseUrl, trailingSlash}: Pick<SiteConfig, 'baseUrl' | 'trailingSlash'>
): string {
  if (isExternalUrl(to)) return new URL(to).href
  return addBaseUrl(applyTrailingSlash(encodeURI(to), trailingSlash), baseUrl)
}
