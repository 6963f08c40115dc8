import {removeBaseUrl} from '@lectern/shared/url/url-path'

/**
 * Returns the target of an anchor if the site can show it without loading its document: a page with
 * the same origin and below the base URL, no download or file, and not in a new window.
 *
 * @returns Path with query and hash, without the base URL.
 */
export function sitePathOf(anchor: HTMLAnchorElement, baseUrl: string): string | undefined {
  const elsewhere = anchor.target !== '' && anchor.target !== '_self'
  if (!anchor.hasAttribute('href') || elsewhere || anchor.hasAttribute('download')) return undefined
  if (anchor.dataset.noNavigation !== undefined || anchor.origin !== location.origin)
    return undefined
  const path = removeBaseUrl(anchor.pathname, baseUrl)
  if (path === undefined || isFile(path)) return undefined
  return path + anchor.search + anchor.hash
}

/** Returns whether a path has a file extension. Pages and versions such as `2.1.0` don't count. */
function isFile(path: string): boolean {
  return /\.(?!html?$)[a-z][a-z\d]{0,8}$/i.test(path)
}

/** Cleans a legacy URL: `/a/index.html` becomes `/a/`, and `/a.html` becomes `/a`. */
export function cleanLegacyPath(path: string): string {
  return path.replace(/\/index\.html?(?=$|[?#])/i, '/').replace(/\.html?(?=$|[?#])/i, '')
}

/** Returns the anchor around an event's target. */
export function anchorOf(event: Event): HTMLAnchorElement | undefined {
  const target = event.target instanceof Element ? event.target.closest('a') : null
  return target instanceof HTMLAnchorElement ? target : undefined
}
