import type {OutputFile} from '@lectern/types'
import {PROTOCOL_LIMITS, renderIndex, renderSitemaps, type SitemapLimits} from './render-sitemap.js'
import type {SitemapItem} from './sitemap-item.js'

interface FileSettings {
  /** Filename that ends with `.xml`. */
  filename: string
  /** Returns the absolute URL of an output file. */
  urlOf(file: string): string
  limits?: SitemapLimits
}

/** Creates a single file, or numbered files and an index if it would be too large. */
export function createSitemapFiles(
  items: readonly SitemapItem[],
  {filename, urlOf, limits = PROTOCOL_LIMITS}: FileSettings
): OutputFile[] {
  const texts = renderSitemaps(items, limits)
  const [first = ''] = texts
  if (texts.length === 1) return [{file: filename, text: first}]
  const parts = texts.map((text, index) => ({
    file: filename.replace(/\.xml$/, `-${index + 1}.xml`),
    text
  }))
  return [...parts, {file: filename, text: renderIndex(parts.map(({file}) => urlOf(file)))}]
}
