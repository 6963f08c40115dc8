/** A page that leads on to another one. */
export interface RedirectPage {
  /** Path with base URL, or a full URL; percent-encoded. */
  target: string
  /** The same as a full URL. */
  canonical: string
  /** Whether search engines may keep the address from which it leads on. */
  isIndexed: boolean
}

/**
 * The document of a redirect, for hosts that know none: it leads on with and without scripts. With them
 * a query and a hash of the reader go before those of the target.
 */
export function createRedirectPage({target, canonical, isIndexed}: RedirectPage): string {
  const robots = isIndexed ? '' : '<meta name="robots" content="noindex">'
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="refresh" content="0; url=${escapeAttribute(target)}">${robots}`,
    `<link rel="canonical" href="${escapeAttribute(canonical)}"><title>Redirecting</title></head>`,
    `<body><a href="${escapeAttribute(target)}">This page has moved.</a>`,
    `<script>const target = new URL(${escapeScript(target)}, location.href)\n`,
    'if (location.search) target.search = location.search\n',
    'if (location.hash) target.hash = location.hash\n',
    'location.replace(target.href)</script></body></html>'
  ].join('')
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}

function escapeScript(text: string): string {
  return JSON.stringify(text)
    .replace(/</g, '\\u003c')
    .replace(/[\u2028\u2029]/g, (separator) => `\\u${separator.charCodeAt(0).toString(16)}`)
}
