/** Integrity hashes of scripts and stylesheets by URL. */
export type Integrity = Readonly<Record<string, string>>

/** Reads the file hashes in a document. Returns an empty object if the site doesn't use them. */
export function readIntegrity(source: Document): Integrity {
  const links = findLinks(source, 'link[integrity]')
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
  const links = listPreloads(page)
  if (links.length === 0 || !supportsPreload()) return
  // A template has no base URL, so only the attributes are comparable.
  const urlOf = (link: HTMLLinkElement) => link.getAttribute('href')
  const known = new Set(listPreloads(document).map(urlOf))
  await Promise.all(links.filter((link) => !known.has(urlOf(link))).map(loadScript))
}

/** Lists the links in a document that preload scripts with integrity hashes. */
function listPreloads(source: Document): HTMLLinkElement[] {
  return findLinks(source, 'link[rel=modulepreload][integrity]')
}

/** Finds links in a document. Its start script may not have moved all of them to the head yet. */
function findLinks(source: Document, selector: string): HTMLLinkElement[] {
  const waiting = source.querySelector<HTMLTemplateElement>('template#__scripts')
  const parts = waiting ? [source, waiting.content] : [source]
  return parts.flatMap((part) => [...part.querySelectorAll<HTMLLinkElement>(selector)])
}

/** Browsers that don't support module preloads dispatch no events for them. */
function supportsPreload(): boolean {
  return document.createElement('link').relList.supports('modulepreload')
}

function loadScript(preload: HTMLLinkElement): Promise<void> {
  const link = document.importNode(preload)
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      // Removes the link, so that the next attempt retries.
      link.remove()
      reject(new Error(`${link.href} can't be loaded, or its bytes don't match its hash.`))
    }
    document.head.append(link)
  })
}
