import {readPages, RequestError} from '../site/site-pages.js'
import type {Tool} from './tool.js'

const MAX_PAGES = 50

/** Matches a page and its date in the sitemap. */
const ENTRY = /<loc>([^<]*)<\/loc>\s*<lastmod>([^<]*)<\/lastmod>/g

/** Lists the pages that have changed since a date. */
export const changesTool: Tool = {
  name: 'what_changed',
  title: 'List changed pages',
  description: `Lists the pages that have changed since a date, latest first, up to ${MAX_PAGES}.`,
  inputSchema: {
    type: 'object',
    properties: {
      since: {
        type: 'string',
        description: 'Date such as 2026-01-31. Default: all pages with a date'
      }
    }
  },
  async run({since}, read) {
    const from = since === undefined ? -Infinity : parseDate(String(since))
    const sitemap = (await read('sitemap.xml')) ?? ''
    const entries = [...sitemap.matchAll(ENTRY)].map(([, url = '', date = '']) => ({
      url: url.replaceAll('&amp;', '&'),
      date
    }))
    if (entries.length === 0)
      throw new RequestError('The sitemap of this site has no dates. Use list_pages instead.')
    const titles = new Map((await readPages(read)).pages.map(({url, title}) => [url, title]))
    const changed = entries
      .filter(({date}) => Date.parse(date) >= from)
      .sort((one, other) => (one.date < other.date ? 1 : -1))
    const lines = changed
      .slice(0, MAX_PAGES)
      .map(({url, date}) => `- ${date} [${titles.get(url) ?? url}](${url})`)
    const rest =
      changed.length > MAX_PAGES
        ? `\n\n[${MAX_PAGES} of ${changed.length} pages. Pass a later date in since for fewer.]`
        : ''
    return `${lines.join('\n') || `No page has changed since ${since}.`}${rest}`
  }
}

/** Parses a date, optionally with a time, as milliseconds since 1970. */
function parseDate(date: string): number {
  const time = /^\d{4}-\d{2}-\d{2}/.test(date) ? Date.parse(date) : Number.NaN
  if (Number.isNaN(time))
    throw new RequestError(`${JSON.stringify(date)} isn't a date such as 2026-01-31.`)
  return time
}
