import {addBaseUrl, applyTrailingSlash} from '@lectern/shared/url/url-path'
import {cleanLegacyPath} from './site-link.js'

/**
 * The URL of a page's document. Without a `trailingSlash` setting pages are folders with an
 * `index.html`, for which hosts answer directly only with the slash.
 */
export function documentUrl(
  address: string,
  baseUrl: string,
  trailingSlash: boolean | undefined
): string {
  const path = cleanLegacyPath(address).replace(/[?#].*$/s, '')
  return addBaseUrl(applyTrailingSlash(path, trailingSlash ?? true), baseUrl)
}
