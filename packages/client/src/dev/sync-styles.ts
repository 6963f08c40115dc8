/**
 * Links the current stylesheets of a page, and removes the site's stylesheets that the page no
 * longer has. New stylesheets load before old ones are removed, so that the page is never unstyled.
 *
 * @param urls - All stylesheets of the page's document, in order.
 */
export async function syncStyles(urls: readonly string[]): Promise<void> {
  const old = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  const known = new Map(old.map((link) => [link.getAttribute('href') ?? '', link]))
  await Promise.all(urls.filter((url) => !known.has(url)).map(addStyle))
  for (const [url, link] of known) {
    if (!urls.includes(url) && url.includes('/assets/')) link.remove()
  }
}

function addStyle(url: string): Promise<void> {
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href: url})
    link.onload = link.onerror = () => resolve()
    const sheets = document.querySelectorAll('link[rel=stylesheet]')
    const last = sheets[sheets.length - 1]
    if (last) last.after(link)
    else document.head.append(link)
  })
}
