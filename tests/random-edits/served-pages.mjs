/** Addresses where links to pages start. */
const STARTS = ['/', '/docs/', '/docs/intro', '/blog', '/does-not-exist']

/**
 * Reads all pages of a development server that can be reached by links.
 *
 * @param {string} origin
 * @returns {Promise<ReadonlyMap<string, string>>} text of the pages by path
 */
export async function readPages(origin) {
  /** @type {Map<string, string>} */
  const pages = new Map()
  const pending = [...STARTS]
  for (let url = pending.pop(); url !== undefined; url = pending.pop()) {
    if (pages.has(url)) continue
    const html = await readHtml(origin, url)
    pages.set(url, describePage(html, origin))
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g))
      if (!/\.\w+$/.test(href) && !href.startsWith('/__')) pending.push(href)
  }
  return pages
}

/**
 * Reads a page for comparison with a page of a different server.
 *
 * @param {string} origin
 * @param {string} url path
 */
export async function readPage(origin, url) {
  return describePage(await readHtml(origin, url), origin)
}

/**
 * @param {string} origin
 * @param {string} url
 */
async function readHtml(origin, url) {
  const response = await fetch(origin + url)
  return `${response.status} ${await response.text()}`
}

/**
 * Leaves out what differs between servers: their origin and session, and the names of bundled files.
 *
 * @param {string} html
 * @param {string} origin
 */
function describePage(html, origin) {
  return html
    .replaceAll(origin, '')
    .replaceAll(/<script [^>]*id="__dev".*?<\/script>/gs, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/"client":"[^"]*"/g, '')
    .replaceAll(/-[\dA-Z]{8}(?=\.\w)/g, '')
}
