import type {SiteConfig} from '@lectern/types'
import {addBaseUrl, applyTrailingSlash, isExternalUrl} from '@lectern/shared/url/url-path'

/**
 * Where a redirect leads, as a browser is told: a full URL, or a path with base URL. Its own query and
 * hash stay.
 */
export function createRedirectUrl(
  to: string,
  {baseUrl, trailingSlash}: Pick<SiteConfig, 'baseUrl' | 'trailingSlash'>
): string {
  if (isExternalUrl(to)) return new URL(to).href
  return addBaseUrl(applyTrailingSlash(encodeURI(to), trailingSlash), baseUrl)
}
