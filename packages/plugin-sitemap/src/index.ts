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
export default sitemapPlugin
