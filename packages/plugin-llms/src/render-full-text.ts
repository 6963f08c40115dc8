import type {SiteConfig} from '@lectern/types'
import {escapeLine, renderBody} from './render-page.js'
import type {Section} from './render-lists.js'
import type {TextPage} from './text-page.js'

interface FullTextSettings {
  siteConfig: Pick<SiteConfig, 'title' | 'url' | 'baseUrl' | 'trailingSlash'>
  /** Maximum size of the file, in UTF-8 bytes. A page that doesn't fit is left out completely. */
  bytes: number
  /** Returns the plain Markdown of a page. */
  read(page: TextPage): Promise<string>
  /** Absolute URL of the list of all pages, if there is one. */
  listUrl: string | undefined
}

/**
 * Joins the text of all pages. To limit the cost, no more pages are read once the file is full. A
 * note at the end says how many pages are missing.
 */
export async function renderFullText(
  sections: readonly Section[],
  settings: FullTextSettings
): Promise<string> {
  const {siteConfig, read} = settings
  const pages = sections.flatMap((section) => section.pages)
  const parts = [`# ${escapeLine(siteConfig.title)}\n`]
  let room = settings.bytes - Buffer.byteLength(parts[0] ?? '') - NOTE_BYTES
  for (const [index, page] of pages.entries()) {
    const body = renderBody(page, await read(page), siteConfig)
    const part = `\n---\n\nSource: ${page.url}\n\n${body}`
    room -= Buffer.byteLength(part)
    if (room < 0) {
      parts.push(describeRest(pages.length - index, pages.length, settings.listUrl))
      break
    }
    parts.push(part)
  }
  return parts.join('')
}

/** Number of bytes reserved for that note. */
const NOTE_BYTES = 500

function describeRest(missing: number, all: number, listUrl: string | undefined): string {
  const where = listUrl === undefined ? '' : ` All pages are listed in ${listUrl}.`
  return `\n---\n\n${missing} of ${all} pages are omitted because of the size limit of this file.${where}\n`
}
