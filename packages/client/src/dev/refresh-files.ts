/** Query parameter that marks the URL of a reloaded file. */
const MARK = /[?&]dev=\d+$/

/** Returns a URL without the mark. */
export function withoutDevMark(url: string): string {
  return url.replace(MARK, '')
}

/**
 * Reloads changed images and stylesheets. Changed scripts require a full page reload.
 *
 * @param files - URL paths.
 * @returns Whether a full reload is necessary.
 */
export function refreshFiles(files: readonly string[], version: number): boolean {
  const isChanged = (url: string | null) => url !== null && files.includes(pathOf(url))
  const mark = (url: string) => {
    const plain = withoutDevMark(url)
    return `${plain}${plain.includes('?') ? '&' : '?'}dev=${version}`
  }
  for (const element of document.querySelectorAll('[src], [poster], link[href]')) {
    for (const name of ['src', 'poster', 'href']) {
      const url = element.getAttribute(name)
      if (!isChanged(url) || url === null) continue
      if (element instanceof HTMLScriptElement) return true
      element.setAttribute(name, mark(url))
    }
  }
  return false
}

function pathOf(url: string): string {
  const {origin, pathname} = new URL(url, location.href)
  return origin === location.origin ? pathname : ''
}
