/** A page that redirects to a different one. */
export interface RedirectPage {
  /** Path with base URL, or a full URL; percent-encoded. */
  target: string
  /** The same as a full URL. */
  canonical: string
  /** Whether search engines may index the redirect's URL. */
  isIndexed: boolean
}

/**
 * The HTML file of a redirect, for hosts without redirects. It works with and without scripts.
 * With scripts, the query and hash of the request win over the target's.
 */
export function createRedirectPage({target, canonical, isIndexed}: RedirectPage): string {
  const robots = isIndexed ? '' : '<meta name="robots" content="noindex">'
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="refresh" content="0; url=${escapeAttribute(target)}">${robots}`,
    `<link rel="canonical" href="${escapeAttribute(canonical)}"><title>Redirecting</title></head>`,
    `<body><a href="${escapeAttribute(target)}">This page has moved.</a>`,
    `<script>${REDIRECT_SCRIPT}</script></body></html>`
  ].join('')
}

/**
 * Follows the link of the page, with the reader's query and hash. The same on every redirect, so that a
 * content security policy can name it by one hash.
 */
export const REDIRECT_SCRIPT = `const target = new URL(document.querySelector('a').href)
if (location.search) target.search = location.search
if (location.hash) target.hash = location.hash
location.replace(target.href)`

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}
