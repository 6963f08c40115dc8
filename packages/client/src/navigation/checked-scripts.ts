/** Integrity hashes of scripts and stylesheets by URL. */
export type Integrity = Readonly<Record<string, string>>

/** Reads the file hashes in a document. Returns an empty object if the site doesn't use them. */
export function readIntegrity(source: Document): Integrity {
  const links = [...source.querySelectorAll('link[integrity]')]
  return Object.fromEntries(
    links.flatMap((link) => {
      const [url, hash] = [link.getAttribute('href'), link.getAttribute('integrity')]
      return url && hash ? [[url, hash] as const] : []
    })
  )
}

/**
 * Preloads the scripts of a page with their integrity hashes. `import()` can't check a hash itself,
 * but reuses preloaded modules.
 *
 * @param page - Document of the page to load.
 * @throws Error if the browser rejects a script or can't fetch it.
 */
export async function loadCheckedScripts(page: Document): Promise<void> {
  const links = [...page.querySelectorAll('link[rel=modulepreload][integrity]')]
  if (links.length === 0 || !supportsPreload()) return
  const known = new Set(
    [...document.querySelectorAll('link[rel=modulepreload]')].map((link) =>
      link.getAttribute('href')
    )
  )
  const added = links.filter((link) => !known.has(link.getAttribute('href')))
  await Promise.all(
    added.map((link) =>
      loadScript(link.getAttribute('href') ?? '', link.getAttribute('integrity') ?? '')
    )
  )
}

/** Browsers that don't support module preloads dispatch no events for them. */
function supportsPreload(): boolean {
  return document.createElement('link').relList.supports('modulepreload')
}

function loadScript(href: string, integrity: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), {
    rel: 'modulepreload',
    integrity,
    href
  })
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      // Removes the link, so that the next attempt retries.
      link.remove()
      reject(new Error(`${href} can't be loaded, or its bytes don't match its hash.`))
    }
    document.head.append(link)
  })
}
