import type {PageData} from '@lectern/types'
import type {RenderJob} from './render-job.js'
import type {RenderedParts} from './renderer.js'

/** Puts a page's HTML document together. */
export function createDocument(job: RenderJob, page: PageData, parts: RenderedParts): string {
  const {lang, direction, generator, script, preloads, styles, integrity = {}} = job
  const check = (url: string) =>
    integrity[url] === undefined ? '' : ` integrity="${integrity[url]}"`
  return [
    `<!doctype html><html${joinAttributes({lang, dir: direction}, parts.htmlAttributes)}>`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="generator" content="${escapeAttribute(generator)}">`,
    // Before the stylesheets: a script after one waits for it, and with the script all of the body.
    parts.headHtml,
    ...styles.map((url) => `<link rel="stylesheet" href="${escapeAttribute(url)}"${check(url)}>`),
    // The first paint takes the line first; shared code comes with the main module.
    ...preloads.map(
      (url) =>
        `<link rel="modulepreload" fetchpriority="low" href="${escapeAttribute(url)}"${check(url)}>`
    ),
    `</head><body${parts.bodyAttributes}><div id="__site"${markComments(parts.appHtml)}>${parts.appHtml}</div>`,
    `<script type="application/json" id="__page">${serializePage(page)}</script>`,
    `<script type="module" src="${escapeAttribute(script)}"${check(script)}></script></body></html>`
  ].join('')
}

/** The site's attributes without attributes that the page sets: of duplicates, browsers use the first. */
function joinAttributes(site: Readonly<Record<string, string>>, own: string): string {
  const left = Object.entries(site).filter(([name]) => !own.includes(` ${name}="`))
  return left.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join('') + own
}

/** Says to the client that the page has comments: where they are missing, a host took them away. */
function markComments(appHtml: string): string {
  return appHtml.includes('<!--') ? ' data-comments=""' : ''
}

/** JSON inside a script element: nothing in it may end the element or open a comment. */
function serializePage(page: PageData): string {
  return JSON.stringify(page)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}
