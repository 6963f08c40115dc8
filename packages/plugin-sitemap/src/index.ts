import type {SitemapPluginOptions} from './sitemap-options.js'
import {sitemapPlugin} from './sitemap-plugin.js'

export {sitemapPlugin} from './sitemap-plugin.js'
export {parseSitemapOptions as validateOptions} from './sitemap-options.js'
export type {
  CreateItemsInput,
  CreateSitemapItems,
  SitemapOptions,
  SitemapPluginOptions
} from './sitemap-options.js'
export type {SitemapItem} from './sitemap-item.js'
export type {SitemapProblemCode} from './problem-catalog.js'

declare module '@lectern/types' {
  interface PluginOptionsByName {
    sitemap: SitemapPluginOptions
    '@lectern/plugin-sitemap': SitemapPluginOptions
  }
}

export default sitemapPlugin
