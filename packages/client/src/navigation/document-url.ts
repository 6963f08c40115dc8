import {addBaseUrl, applyTrailingSlash} from '@lectern/shared/url/url-path'
import {cleanLegacyPath} from './site-link.js'

/**
 * Returns the URL of a page's document. Unless `trailingSlash` is `false`, a page is an
 * `index.html` in a folder, which hosts only serve without a redirect if the URL ends with a slash.
 */
export function documentUrl(
  sitePath: string,
  baseUrl: string,
  trailingSlash: boolean | undefined
): string {
  const path = cleanLegacyPath(sitePath).replace(/[?#].*$/s, '')
  return addBaseUrl(applyTrailingSlash(path, trailingSlash ?? true), baseUrl)
}
