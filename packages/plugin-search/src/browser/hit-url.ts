import {isScriptUrl} from '@lectern/shared/url/url-path'
import type {SearchConfig} from '../config/search-config.js'

/** Tests whether a URL needs a full page load instead of client-side navigation. */
export function isExternalHit(
  url: string,
  {externalUrlRegex}: Pick<SearchConfig, 'externalUrlRegex'>
): boolean {
  return externalUrlRegex !== undefined && new RegExp(externalUrlRegex).test(url)
}

/**
 * Rewrites a hit's URL for the current site, because the index can come from a different host.
 * Returns `#` for URLs that run code.
 */
export function resolveHitUrl(
  url: string,
  config: Pick<SearchConfig, 'externalUrlRegex' | 'replaceSearchResultPathname'>
): string {
  if (isScriptUrl(url)) return '#'
  if (isExternalHit(url, config) || !URL.canParse(url, 'https://site.invalid')) return url
  const {pathname, search, hash} = new URL(url, 'https://site.invalid')
  const {replaceSearchResultPathname: replace} = config
  const path = replace ? pathname.replaceAll(new RegExp(replace.from, 'g'), replace.to) : pathname
  return path + search + hash
}
