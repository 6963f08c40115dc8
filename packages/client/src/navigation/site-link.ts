import {removeBaseUrl} from '@lectern/shared/url/url-path'

/**
 * Returns the target of an anchor if it's a page of this site that can be shown without loading its document:
 * same origin, below the base URL, no download, no new window, no file.
 *
 * @returns Path with query and hash, without base URL.
 */
export function siteAddressOf(anchor: HTMLAnchorElement, baseUrl: string): string | undefined {
  const elsewhere = anchor.target !== '' && anchor.target !== '_self'
  if (!anchor.hasAttribute('href') || elsewhere || anchor.hasAttribute('download')) return undefined
  if (anchor.dataset.noNavigation !== undefined || anchor.origin !== location.origin)
    return undefined
  const path = removeBaseUrl(anchor.pathname, baseUrl)
  if (path === undefined || isFile(path)) return undefined
  return path + anchor.search + anchor.hash
}

/** Matches paths with a file extension, except pages and versions such as `2.1.0`. */
function isFile(path: string): boolean {
  return /\.(?!html?$)[a-z][a-z\d]{0,8}$/i.test(path)
}

/** Cleans legacy URLs: `/a/index.html` and `/a.html` become `/a/` and `/a`. */
export function cleanLegacyPath(path: string): string {
  return path.replace(/\/index\.html?(?=$|[?#])/i, '/').replace(/\.html?(?=$|[?#])/i, '')
}

/** Finds the anchor around the target of an event. */
export function anchorOf(event: Event): HTMLAnchorElement | undefined {
  const target = event.target instanceof Element ? event.target.closest('a') : null
  return target instanceof HTMLAnchorElement ? target : undefined
}
