import type {DevDocument} from '@lectern/types'

const PAGE_DATA = '<script type="application/json" id="__page">'

/**
 * Adds live reload to a page: the current state and the client script. The script is inserted before the page's own
 * scripts because it has to run first.
 *
 * @param script - URL of the client script.
 */
export function addDevScripts(html: string, dev: DevDocument, script: string): string {
  const place = html.lastIndexOf(PAGE_DATA)
  const at = place < 0 ? html.length : place
  return html.slice(0, at) + devScripts(dev, script) + html.slice(at)
}

/** Creates a document for a page with errors. It reloads once the page can be rendered. */
export function createErrorDocument(dev: DevDocument, script: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<title>Error</title></head><body>',
    devScripts(dev, script),
    '</body></html>'
  ].join('')
}

function devScripts(dev: DevDocument, script: string): string {
  const data = JSON.stringify(dev).replace(/</g, '\\u003c')
  return `<script type="application/json" id="__dev">${data}</script><script type="module" src="${script}"></script>`
}
