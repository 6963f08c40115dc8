import {trustHtml} from '@lectern/client'

const BLOCKS = 'p, li, h1, h2, h3, h4, h5, h6, pre, tr, dt, dd, summary'
const NOT_TEXT = 'nav, script, style, button, [hidden], [aria-hidden=true]'

/**
 * Returns the page's Markdown. If the site has no Markdown copies, returns the text of the page's
 * main content.
 */
export async function readPageText(url: URL): Promise<string> {
  const page = new DOMParser().parseFromString(
    trustHtml(await fetchText(url, 'text/html')),
    'text/html'
  )
  const link = page.querySelector('link[rel=alternate][type="text/markdown"]')
  const copy = new URL(link?.getAttribute('href') ?? '', url)
  // In development and previews, the link points to the production host, so only its path is used.
  if (link) return fetchText(new URL(copy.pathname, url), 'text/')
  const content = page.querySelector('main article') ?? page.querySelector('main') ?? page.body
  for (const element of content.querySelectorAll(NOT_TEXT)) element.remove()
  for (const element of content.querySelectorAll(BLOCKS)) element.append('\n\n')
  return content.textContent.replace(/\n{3,}/g, '\n\n').trim()
}

async function fetchText(url: URL, type: string): Promise<string> {
  const response = await fetch(url)
  const isSame = new URL(response.url).origin === url.origin
  if (!response.ok || !isSame || !response.headers.get('content-type')?.startsWith(type))
    throw new Error(`The page ${url.href} can't be read (status ${response.status}).`)
  return response.text()
}
