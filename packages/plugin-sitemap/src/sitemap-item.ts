/** How often a page changes, in the words of the protocol. */
export const CHANGE_FREQUENCIES = [
  'always',
  'hourly',
  'daily',
  'weekly',
  'monthly',
  'yearly',
  'never'
] as const

/** One page of a sitemap. */
export interface SitemapItem {
  /** Full address, percent-encoded. */
  url: string
  /** A date (`2026-01-31`) or a date and time, as W3C Datetime has them. */
  lastmod?: string | null
  changefreq?: (typeof CHANGE_FREQUENCIES)[number] | null
  /** 0 to 1. */
  priority?: number | null
  /** The page in other languages; `x-default` for all the rest. */
  links?: readonly {lang: string; url: string}[]
}
