/**
 * Links the current stylesheets of a page, and removes the site's stylesheets that the page no
 * longer has. New stylesheets load before old ones are removed, so that the page is never unstyled.
 *
 * @param urls - All stylesheets of the page's document, in order.
 */
export async function syncStyles(urls: readonly string[]): Promise<void> {
  const old = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  const known = new Map(old.map((link) => [link.getAttribute('href') ?? '', link]))
  const loading: Promise<void>[] = []
  // From the last to the first, so that each new stylesheet is in front of the one that overrides it.
  let next: HTMLLinkElement | undefined
  for (const url of urls.toReversed()) {
    const link = known.get(url) ?? createLink(url)
    if (!known.has(url)) {
      loading.push(waitForStyle(link))
      addLink(link, next)
    }
    next = link
  }
  await Promise.all(loading)
  for (const [url, link] of known) {
    if (!urls.includes(url) && url.includes('/assets/')) link.remove()
  }
}

function createLink(url: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), {rel: 'stylesheet', href: url})
}

function waitForStyle(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    link.onload = link.onerror = () => resolve()
  })
}

function addLink(link: HTMLLinkElement, next: HTMLLinkElement | undefined): void {
  const last = [...document.querySelectorAll('link[rel=stylesheet]')].at(-1)
  if (next) next.before(link)
  else if (last) last.after(link)
  else document.head.append(link)
}
