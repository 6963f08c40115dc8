import type {BlogPluginOptions} from '@lectern/plugin-blog'
import type {DocsPluginOptions} from '@lectern/plugin-docs'
import type {LlmsPluginOptions} from '@lectern/plugin-llms'
import type {PagesPluginOptions} from '@lectern/plugin-pages'
import type {SitemapPluginOptions} from '@lectern/plugin-sitemap'
import type {ThemeOptions} from '@lectern/theme'
import type {AnalyticsPluginOptions} from './google-tag/google-analytics.js'
import type {GtagPluginOptions} from './google-tag/google-gtag.js'
import type {TagManagerPluginOptions} from './google-tag/google-tag-manager.js'

/** The options of the classic preset, with a field for each of its plugins. */
export interface ClassicOptions {
  /** Whether to add the debug pages at `/__docusaurus/debug`. Defaults to `true` in development. */
  debug?: boolean
  /** Options of the docs plugin, or `false` for no docs. */
  docs?: DocsPluginOptions | false
  /** Options of the blog plugin, or `false` for no blog. */
  blog?: BlogPluginOptions | false
  /** Options of the pages plugin, or `false` for no pages. */
  pages?: PagesPluginOptions | false
  /** Whether the site has search. @default true */
  search?: boolean
  /** Options of the sitemap plugin, or `false` for no sitemap. */
  sitemap?: SitemapPluginOptions | false
  /** Options of the Markdown output plugin. `true` adds it with default options. @default false */
  llms?: LlmsPluginOptions | boolean
  /** Options of the theme. */
  theme?: ThemeOptions
  /** Options for Google Analytics 4, or `false` for none. @default false */
  gtag?: GtagPluginOptions | false
  /** Options for Universal Analytics, or `false` for none. @default false */
  googleAnalytics?: AnalyticsPluginOptions | false
  /** Options for Google Tag Manager, or `false` for none. @default false */
  googleTagManager?: TagManagerPluginOptions | false
  /**
   * Ignored. Accepted for compatibility with Docusaurus, since SVG files can always be imported as
   * components.
   */
  svgr?: object | false
}
