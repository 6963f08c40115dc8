import type {PluginEntry, PluginFactory, Preset, SiteContext} from '@lectern/types'
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
import {googleGtagPlugin} from './google-tag/google-gtag.js'
import {googleTagManagerPlugin} from './google-tag/google-tag-manager.js'

/** Options of the preset: those of each of its plugins, or `false` to leave one out. */
export interface ClassicOptions {
  /** Pages below `/__docusaurus/debug`; when left out, in development only. */
  debug?: boolean
  docs?: object | false
  blog?: object | false
  pages?: object | false
  /** A search for readers, by an index that is part of the site unless `themeConfig` names a service. */
  search?: boolean
  sitemap?: object | false
  /** Pages as Markdown, and lists of them, for programs that read; when left out, none. */
  llms?: object | boolean
  theme?: object
  /** Counting visits by Google Analytics 4; when left out, none. */
  gtag?: object | false
  /** A container of Google Tag Manager; when left out, none. */
  googleTagManager?: object | false
  /** What Docusaurus reads here; drawings are components without it. */
  svgr?: object | false
}

const KEYS = [
  ...['debug', 'docs', 'blog', 'pages', 'search', 'sitemap', 'llms', 'theme'],
  ...['gtag', 'googleTagManager', 'svgr']
]

/**
 * The plugins and the theme that most sites want.
 *
 * @throws SiteError `plugin-options-invalid` for a key that the preset does not know.
 */
export default function classicPreset(
  {mode}: Pick<SiteContext, 'mode'>,
  options: ClassicOptions
): Preset {
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
      entry(googleTagManagerPlugin, options.googleTagManager ?? false),
      debug && (debugPlugin as PluginFactory)
    ],
    // Its components take the place of those that the theme holds for them.
    themes: [entry(themePlugin, options.theme), search && (searchPlugin as PluginFactory)]
  }
}

function checkKeys(options: ClassicOptions): void {
  const problems = Object.keys(options)
    .filter((key) => !KEYS.includes(key))
    .map((key) => {
      const nearest = findNearest(key, KEYS)
      return {
        code: 'plugin-options-invalid',
        message: `The preset classic has no option \`${key}\`.`,
        hint: nearest ? `Did you mean \`${nearest}\`?` : `Its options are ${KEYS.join(', ')}.`
      }
    })
  if (problems.length > 0) throw new SiteError(problems)
}
