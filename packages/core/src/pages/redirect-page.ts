/** A page that redirects. */
export interface RedirectPage {
  /** Path with base URL, or a full URL; percent-encoded. */
  target: string
  /** The target as a full URL. */
  canonical: string
  /** Whether search engines may index the redirect's URL. */
  isIndexed: boolean
}

/**
 * Creates the HTML file of a redirect, for hosts without redirects. It works with and without
 * scripts. With scripts, the request's query and hash override the target's.
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
 * Follows the link on the page, with the request's query and hash. The script is the same on every
 * redirect, so that a content security policy only needs one hash for it.
 */
export const REDIRECT_SCRIPT = `const target = new URL(document.querySelector('a').href)
if (location.search) target.search = location.search
if (location.hash) target.hash = location.hash
location.replace(target.href)`

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}
