import type {PageData} from '@lectern/types'
import type {RenderJob} from '../job/render-job.js'
import type {PageParts} from './static-parts.js'

/** Creates the HTML document of a page. */
export function createDocument(job: RenderJob, page: PageData, parts: PageParts): string {
  const {lang, direction, generator, styles} = job
  const {notes = [], bodyStart = '', bodyEnd = ''} = job
  const scripts = createScripts(job)
  return [
    `<!doctype html><html${joinAttributes({lang, dir: direction}, parts.htmlAttributes)}>`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="generator" content="${escapeAttribute(generator)}">`,
    // The head tags precede the stylesheets, because a script after a stylesheet would wait for it
    // and block the body.
    parts.headHtml,
    createRobotsTag(job, parts),
    ...styles.map((url) => `<link rel="stylesheet"${reference('href', url, job)}>`),
    scripts.head,
    `</head><body${parts.bodyAttributes}>`,
    ...notes.map((note) => `<p hidden data-nosnippet>${escapeAttribute(note)}</p>`),
    bodyStart,
    `<div id="${rootId(job)}"${markComments(parts.appHtml)}>${parts.appHtml}</div>`,
    ...(parts.hiddenParts ?? []),
    bodyEnd,
    `<script type="application/json" id="__page">${serializePage(page)}</script>`,
    `${scripts.body}</body></html>`
  ].join('')
}

/** Creates the tag that hides a whole site from search engines. A page's own tag takes precedence. */
function createRobotsTag({isSiteHidden}: RenderJob, {headHtml}: PageParts): string {
  if (!isSiteHidden || /<meta (?=[^>]*\bname="robots")/i.test(headHtml)) return ''
  return '<meta name="robots" content="noindex, nofollow">'
}

/** Returns the ID of the element with the page. Code of Docusaurus projects finds it by that ID. */
function rootId({compatibility}: RenderJob): string {
  return compatibility ? '__docusaurus' : '__site'
}

/**
 * Creates the tags of the scripts. If they wait for the stylesheets, the start script moves them
 * from a template to the head. Otherwise, a low priority leaves bandwidth for the stylesheets.
 */
function createScripts(job: RenderJob): {head: string; body: string} {
  const {script, startScript, preloads} = job
  const priority = startScript === undefined ? ' fetchpriority="low"' : ''
  const links = preloads
    .map((url) => `<link rel="modulepreload"${priority}${reference('href', url, job)}>`)
    .join('')
  const createScript = (url: string) =>
    `<script type="module"${reference('src', url, job)}></script>`
  if (startScript === undefined) return {head: links, body: createScript(script)}
  const waiting = `<template id="__scripts">${links}${createScript(script)}</template>`
  return {head: '', body: waiting + createScript(startScript)}
}

/** Creates the attribute for the URL of a file, and the one for its hash. */
function reference(name: 'href' | 'src', url: string, {integrity = {}}: RenderJob): string {
  const hash = integrity[url]
  return ` ${name}="${escapeAttribute(url)}"${hash === undefined ? '' : ` integrity="${hash}"`}`
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
