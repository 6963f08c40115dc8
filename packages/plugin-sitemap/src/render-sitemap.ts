import {escapeXml} from '@lectern/shared/text/escape-xml'
import type {SitemapItem} from './sitemap-item.js'

/** Limits for a single file. */
export interface SitemapLimits {
  items: number
  /** Uncompressed size in bytes. */
  bytes: number
}

/** Limits of the sitemap protocol (https://www.sitemaps.org/protocol.html). */
export const PROTOCOL_LIMITS: SitemapLimits = {items: 50_000, bytes: 50 * 1024 * 1024}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

/**
 * Renders a sitemap, split into as many files as necessary. An empty sitemap still has one file.
 */
export function renderSitemaps(
  items: readonly SitemapItem[],
  limits: SitemapLimits = PROTOCOL_LIMITS
): string[] {
  const hasLanguages = items.some(({links = []}) => links.length > 0)
  const xhtml = hasLanguages ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  const start = `${DECLARATION}<urlset xmlns="${NAMESPACE}"${xhtml}>\n`
  const end = '</urlset>\n'
  const room = limits.bytes - Buffer.byteLength(start + end)
  const parts = splitEntries(items.map(renderItem), {items: limits.items, bytes: room})
  return parts.map((entries) => start + entries.join('') + end)
}

/** Renders the index of a sitemap, given the absolute URLs of its files. */
export function renderIndex(urls: readonly string[]): string {
  const entries = urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>\n`)
  return `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('')}</sitemapindex>\n`
}

function splitEntries(entries: readonly string[], limits: SitemapLimits): string[][] {
  let open: string[] = []
  const parts = [open]
  let bytes = 0
  for (const entry of entries) {
    const size = Buffer.byteLength(entry)
    const isFull = open.length === limits.items || bytes + size > limits.bytes
    if (isFull && open.length > 0) {
      open = []
      parts.push(open)
      bytes = 0
    }
    open.push(entry)
    bytes += size
  }
  return parts
}

/** Renders an item. The order of its elements is the same as in the schema of the protocol. */
function renderItem({url, lastmod, changefreq, priority, links = []}: SitemapItem): string {
  return [
    `<url><loc>${escapeXml(url)}</loc>`,
    lastmod ? `<lastmod>${escapeXml(lastmod)}</lastmod>` : '',
    changefreq ? `<changefreq>${escapeXml(changefreq)}</changefreq>` : '',
    typeof priority === 'number' ? `<priority>${priority.toFixed(1)}</priority>` : '',
    ...links.map(
      (link) =>
        `<xhtml:link rel="alternate" hreflang="${escapeXml(link.lang)}" href="${escapeXml(link.url)}"/>`
    ),
    '</url>\n'
  ].join('')
}
