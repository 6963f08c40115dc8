import {isScriptUrl} from '@lectern/shared/url/url-path'
import type {SearchConfig} from '../config/search-config.js'

/** Whether an address is loaded in full instead of being shown by the running page. */
export function isExternalHit(
  url: string,
  {externalUrlRegex}: Pick<SearchConfig, 'externalUrlRegex'>
): boolean {
  return externalUrlRegex !== undefined && new RegExp(externalUrlRegex).test(url)
}

/**
 * The URL of a hit on the current site, because an index may have been made for a different host.
 * `undefined` for URLs that run code.
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
