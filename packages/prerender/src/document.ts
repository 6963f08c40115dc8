import type {PageData} from '@lectern/types'
import type {RenderJob} from './render-job.js'
import type {PageParts} from './static-parts.js'

/** Creates the HTML document of a page. */
export function createDocument(job: RenderJob, page: PageData, parts: PageParts): string {
  const {lang, direction, generator, script, preloads, styles, integrity = {}, notes = []} = job
  const {startsAfterPaint, bodyStart = '', bodyEnd = ''} = job
  // The script removes `media` after the first paint. Otherwise, a low priority leaves bandwidth.
  const wait = startsAfterPaint ? 'media="not all"' : 'fetchpriority="low"'
  const check = (url: string) =>
    integrity[url] === undefined ? '' : ` integrity="${integrity[url]}"`
  return [
    `<!doctype html><html${joinAttributes({lang, dir: direction}, parts.htmlAttributes)}>`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="generator" content="${escapeAttribute(generator)}">`,
    // The head tags precede the stylesheets, because a script after a stylesheet would wait for it
    // and block the body.
    parts.headHtml,
    ...styles.map((url) => `<link rel="stylesheet" href="${escapeAttribute(url)}"${check(url)}>`),
    ...preloads.map(
      (url) => `<link rel="modulepreload" ${wait} href="${escapeAttribute(url)}"${check(url)}>`
    ),
    `</head><body${parts.bodyAttributes}>`,
    ...notes.map((note) => `<p hidden data-nosnippet>${escapeAttribute(note)}</p>`),
    bodyStart,
    `<div id="__site"${markComments(parts.appHtml)}>${parts.appHtml}</div>`,
    ...(parts.hiddenParts ?? []),
    bodyEnd,
    `<script type="application/json" id="__page">${serializePage(page)}</script>`,
    `<script type="module" src="${escapeAttribute(script)}"${check(script)}></script></body></html>`
  ].join('')
}

/**
 * Joins the attributes that the site and the page set. If both set the same attribute, the site's
 * is left out, because browsers would use the first one.
 */
function joinAttributes(site: Readonly<Record<string, string>>, own: string): string {
  const left = Object.entries(site).filter(([name]) => !own.includes(` ${name}="`))
  return left.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join('') + own
}

/**
 * Returns an attribute for pages with HTML comments. It lets the client detect hosts that remove
 * comments.
 */
function markComments(appHtml: string): string {
  return appHtml.includes('<!--') ? ' data-comments=""' : ''
}

/** Serializes page data for a script element. Escapes characters that could end the element. */
function serializePage(page: PageData): string {
  return JSON.stringify(page)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}
