/** A row in the list of shortcuts. */
export interface Shortcut {
  /** Keys to press in sequence. */
  keys: readonly string[]
  label: string
}

/** A part of the site that the navbar links to. */
export interface SitePart {
  /** Second key of the shortcut, after `g`. */
  key: string
  label: string
  link: HTMLAnchorElement
}

/**
 * Lists the navbar links that have a shortcut. The key is the first letter of the link's path, such
 * as `d` for `/docs/…`, because paths are the same in all languages. The home page has the key `h`.
 * If several links share a letter, the first one wins.
 */
export function listParts(root: Document): SitePart[] {
  const home = root.querySelector<HTMLAnchorElement>('.navbar__brand')
  const parts = new Map<string, SitePart>()
  for (const link of root.querySelectorAll<HTMLAnchorElement>('.navbar a[href]')) {
    const isHome = link === home
    if (link.origin !== location.origin || (link.pathname === home?.pathname && !isHome)) continue
    const path = link.pathname.slice(isHome ? 0 : commonStart(home?.pathname ?? '/', link.pathname))
    const key = isHome ? 'h' : /[a-z]/.exec(path.toLowerCase())?.[0]
    const label = (link.textContent || link.getAttribute('aria-label') || '').trim()
    if (key !== undefined && label !== '' && !parts.has(key)) parts.set(key, {key, label, link})
  }
  return [...parts.values()]
}

/** Returns the length of the base URL if a path starts with it, or 0. */
function commonStart(home: string, path: string): number {
  return path.startsWith(home) ? home.length : 0
}
