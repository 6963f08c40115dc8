import type {PluginEntry, PluginFactory, Preset, SiteContext, SiteProblem} from '@lectern/types'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {findNearest} from '@lectern/shared/text/nearest'
import blogPlugin from '@lectern/plugin-blog'
import {debugPlugin} from '@lectern/plugin-debug'
import docsPlugin from '@lectern/plugin-docs'
import llmsPlugin from '@lectern/plugin-llms'
import pagesPlugin from '@lectern/plugin-pages'
import {searchPlugin} from '@lectern/plugin-search'
import sitemapPlugin from '@lectern/plugin-sitemap'
import themePlugin from '@lectern/theme'
import type {ClassicOptions} from './classic-options.js'
import {googleAnalyticsPlugin} from './google-tag/google-analytics.js'
import {googleGtagPlugin} from './google-tag/google-gtag.js'
import {googleTagManagerPlugin} from './google-tag/google-tag-manager.js'

export type {UserSidebars} from '@lectern/plugin-docs'
export type {ClassicOptions} from './classic-options.js'
export type {AnalyticsPluginOptions} from './google-tag/google-analytics.js'
export type {GtagPluginOptions} from './google-tag/google-gtag.js'
export type {TagManagerPluginOptions} from './google-tag/google-tag-manager.js'

const KEYS = [
  ...['debug', 'docs', 'blog', 'pages', 'search', 'sitemap', 'llms', 'theme'],
  ...['gtag', 'googleAnalytics', 'googleTagManager', 'svgr']
]

/**
 * The `classic` preset: docs, blog, pages, search, sitemap and the default theme.
 *
 * @param options - Options of each plugin, by its short name.
 * @throws SiteError `plugin-options-invalid` for each unknown option.
 */
export function classicPreset({mode}: Pick<SiteContext, 'mode'>, options: ClassicOptions): Preset {
  checkKeys(options)
  const {debug = mode === 'development', search = true} = options
  const entry = (factory: unknown, own: object | false = {}): PluginEntry =>
    own && [factory as PluginFactory, own]
  return {
    plugins: [
      entry(docsPlugin, options.docs),
      entry(blogPlugin, options.blog),
      entry(pagesPlugin, options.pages),
      entry(sitemapPlugin, options.sitemap),
      entry(llmsPlugin, options.llms === true ? {} : (options.llms ?? false)),
      entry(googleGtagPlugin, options.gtag ?? false),
      entry(googleAnalyticsPlugin, options.googleAnalytics ?? false),
      entry(googleTagManagerPlugin, options.googleTagManager ?? false),
      debug && (debugPlugin as PluginFactory)
    ],
    // Components of the search plugin replace the empty ones of the theme.
    themes: [entry(themePlugin, options.theme), search && (searchPlugin as PluginFactory)]
  }
}

declare module '@lectern/types' {
  interface PresetOptionsByName {
    classic: ClassicOptions
    '@lectern/preset-classic': ClassicOptions
  }
}

export default classicPreset

function checkKeys(options: ClassicOptions): void {
  const unknown = Object.keys(options).filter((key) => !KEYS.includes(key))
  const problems = unknown.map((key): SiteProblem => {
    const nearest = findNearest(key, KEYS)
    return {
      code: 'plugin-options-invalid',
      message: `The \`${key}\` option of the preset classic is unknown.`,
      hint: nearest ? `Did you mean \`${nearest}\`?` : `Valid options: ${KEYS.join(', ')}.`
    }
  })
  const fields = unknown.map((key) => [key])
  if (problems.length > 0) throw new SiteError(problems, {fields})
}
