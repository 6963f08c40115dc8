/** A row in the list of shortcuts. */
export interface Shortcut {
  /** Keys to press one after the other. */
  keys: readonly string[]
  label: string
}

/** A part of the site that the navbar links to. */
export interface SitePart {
  /** Second key of its shortcut. */
  key: string
  label: string
  link: HTMLAnchorElement
}

/**
 * Lists the parts of the site with a shortcut: pages in the navbar, by the first letter of their
 * path, which is the same in all languages. For example, `/docs/…` has the key `d`. The home page
 * has `h`. If several pages have the same letter, the first one gets it.
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

/** Returns the length of the base URL in a path. */
function commonStart(home: string, path: string): number {
  return path.startsWith(home) ? home.length : 0
}
