import type {SiteConfig} from '@lectern/types'
import {addBaseUrl, applyTrailingSlash, isExternalUrl} from '@lectern/shared/url/url-path'

/**
 * Returns the URL of a redirect's target, which is absolute or a path with base URL. Keeps the
 * query, the hash and escape sequences such as `%20`.
 */
export function createRedirectUrl(
  to: string,
  {baseUrl, trailingSlash}: Pick<SiteConfig, 'baseUrl' | 'trailingSlash'>
): string {
  if (isExternalUrl(to)) return new URL(to).href
  const encoded = encodeURI(to).replace(/%25(?=[\da-f]{2})/gi, '%')
  return addBaseUrl(applyTrailingSlash(encoded, trailingSlash), baseUrl)
}
