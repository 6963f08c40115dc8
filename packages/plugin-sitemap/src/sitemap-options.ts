import type {Route, SiteConfig} from '@lectern/types'
import {parsePluginOptions} from '@lectern/shared/schema/schema-check'
import {z} from '@lectern/shared/schema/schema'
import {CHANGE_FREQUENCIES, type SitemapItem} from './sitemap-item.js'

/** What a function of the site's own gets to choose the pages of its sitemap. */
export interface CreateItemsInput {
  /** Those that the sitemap lists by itself. */
  routes: readonly Route[]
  siteConfig: SiteConfig
  defaultCreateSitemapItems(input: Pick<CreateItemsInput, 'routes'>): Promise<SitemapItem[]>
}

/** Gives the items of a sitemap. */
export type CreateSitemapItems = (
  input: CreateItemsInput
) => readonly SitemapItem[] | Promise<readonly SitemapItem[]>

const createSitemapItems = z.custom<CreateSitemapItems>(
  (value) => typeof value === 'function',
  'a function'
)

const robotsRules = z.strictObject({
  /** Paths below the base URL that crawlers are asked to leave alone. */
  disallow: z.array(z.string().startsWith('/', 'a path that starts with `/`')).default([])
})

const RANGE = 'a number from 0 to 1'

const optionsSchema = z.strictObject({
  id: z.string().default('default'),
  lastmod: z.enum(['date', 'datetime']).nullable().default(null),
  changefreq: z.enum(CHANGE_FREQUENCIES).nullable().default('weekly'),
  priority: z.number().min(0, RANGE).max(1, RANGE).nullable().default(0.5),
  ignorePatterns: z.array(z.string()).default([]),
  filename: z
    .string()
    .regex(/^(?!.*\.\.)[^/].*\.xml$/, 'the name of a file in the output that ends in ".xml"')
    .default('sitemap.xml'),
  createSitemapItems: createSitemapItems.optional(),
  robotsTxt: z.union([z.boolean(), robotsRules]).default(false)
})

/** The options of the plugin with every default filled in. */
export type SitemapOptions = z.output<typeof optionsSchema>

/** Complete what an author wrote; throws `SiteError` with all `plugin-options-invalid`. */
export function parseSitemapOptions(options: unknown): SitemapOptions {
  return parsePluginOptions(optionsSchema, 'sitemap', options)
}
