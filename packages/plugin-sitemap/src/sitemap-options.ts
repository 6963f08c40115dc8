import type {Route, SiteConfig} from '@lectern/types'
import {parsePluginOptions} from '@lectern/shared/schema/schema-check'
import {z} from '@lectern/shared/schema/schema'
import {CHANGE_FREQUENCIES, type SitemapItem} from './sitemap-item.js'

/** Input of a `createSitemapItems` function. */
export interface CreateItemsInput {
  /** Routes that the sitemap lists by default. */
  routes: readonly Route[]
  /** Configuration of the site. */
  siteConfig: SiteConfig
  /** Creates the default items. */
  defaultCreateSitemapItems(input: Pick<CreateItemsInput, 'routes'>): Promise<SitemapItem[]>
}

/** Creates the items of a sitemap. */
export type CreateSitemapItems = (
  input: CreateItemsInput
) => readonly SitemapItem[] | Promise<readonly SitemapItem[]>

const createSitemapItems = z.custom<CreateSitemapItems>(
  (value) => typeof value === 'function',
  'a function'
)

const robotsRules = z.strictObject({
  /** Paths below the base URL that crawlers shouldn't visit. @default [] */
  disallow: z.array(z.string().startsWith('/', 'a path that starts with `/`')).default([])
})

const RANGE = 'a number from 0 to 1'

const optionsSchema = z.strictObject({
  /** ID of the instance. @default 'default' */
  id: z.string().default('default'),
  /** Format of the last update of a page, or `null` to leave it out. @default null */
  lastmod: z.enum(['date', 'datetime']).nullable().default(null),
  /** Change frequency of all pages, or `null` to leave it out. @default 'weekly' */
  changefreq: z.enum(CHANGE_FREQUENCIES).nullable().default('weekly'),
  /** Priority of all pages, 0 to 1, or `null` to leave it out. @default 0.5 */
  priority: z.number().min(0, RANGE).max(1, RANGE).nullable().default(0.5),
  /** Globs of paths, including the base URL, to leave out. @default [] */
  ignorePatterns: z.array(z.string()).default([]),
  /** Path of the sitemap in the output. @default 'sitemap.xml' */
  filename: z
    .string()
    .transform((name) => name.replace(/^\/+/, ''))
    .refine(
      (name) => name !== '' && !name.split('/').includes('..'),
      'a filename such as "sitemap.xml"'
    )
    .default('sitemap.xml'),
  /** Creates the items of the sitemap, in place of the plugin. */
  createSitemapItems: createSitemapItems.optional(),
  /** Whether to write `robots.txt`, or the rules to write. @default false */
  robotsTxt: z.union([z.boolean(), robotsRules]).default(false)
})

/** The options of the sitemap plugin. */
export interface SitemapPluginOptions extends z.input<typeof optionsSchema> {}

/** {@link SitemapPluginOptions} with defaults. */
export interface SitemapOptions extends z.output<typeof optionsSchema> {}

/**
 * Validates options and applies defaults.
 *
 * @throws SiteError `plugin-options-invalid` for each invalid option.
 */
export function parseSitemapOptions(options: unknown): SitemapOptions {
  return parsePluginOptions(optionsSchema, 'sitemap', options)
}
