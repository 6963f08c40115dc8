/** A page that redirects. */
export interface RedirectPage {
  /** Path of the target with base URL, or a full URL. Percent-encoded. */
  target: string
  /** The target as a full URL. */
  canonical: string
  /** Whether search engines may index the URL of the redirect. */
  isIndexed: boolean
}

/**
 * Creates the HTML file of a redirect, for hosts without support for redirects. It works without
 * scripts. With scripts, the query and hash of the request replace the target's.
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
 * Script that opens the page's link with the query and hash of the request. It's identical on all
 * redirects, so a content security policy needs only one hash for it.
 */
export const REDIRECT_SCRIPT = `const target = new URL(document.querySelector('a').href)
if (location.search) target.search = location.search
if (location.hash) target.hash = location.hash
location.replace(target.href)`

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}
