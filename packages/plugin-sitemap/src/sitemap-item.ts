/** Change frequencies in the sitemap protocol. */
export const CHANGE_FREQUENCIES = [
  'always',
  'hourly',
  'daily',
  'weekly',
  'monthly',
  'yearly',
  'never'
] as const

/** A page in a sitemap. */
export interface SitemapItem {
  /** Full URL, percent-encoded. */
  url: string
  /** Date (`2026-01-31`) or date and time, in W3C Datetime format. */
  lastmod?: string | null
  /** Change frequency. */
  changefreq?: (typeof CHANGE_FREQUENCIES)[number] | null
  /** Priority from 0 to 1. */
  priority?: number | null
  /** URLs of the page in other languages. `x-default` applies to all remaining languages. */
  links?: readonly {lang: string; url: string}[]
}
