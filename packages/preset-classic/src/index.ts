import type {PluginEntry, PluginFactory, Preset, SiteContext, SiteProblem} from '@lectern/types'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {ownValue} from '@lectern/shared/objects/own-value'
import {describeValue} from '@lectern/shared/schema/validate-options'
import {findNearest} from '@lectern/shared/text/nearest'
import {isRecord} from '@lectern/shared/text/unknown-record'
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

/** Options that only switch a plugin on or off. */
const WITHOUT_OPTIONS: readonly string[] = ['debug', 'search']

/** Switches of the options. Unlike other options, `theme` has none. */
const SWITCHES: Readonly<Record<keyof ClassicOptions, readonly boolean[]>> = {
  debug: [true, false],
  docs: [false],
  blog: [false],
  pages: [false],
  search: [true, false],
  sitemap: [false],
  llms: [true, false],
  theme: [],
  gtag: [false],
  googleAnalytics: [false],
  googleTagManager: [false],
  svgr: [false]
}

/**
 * The `classic` preset: docs, blog, pages, search, sitemap and the default theme.
 *
 * @param options - Options of each plugin, by its short name.
 * @throws SiteError `plugin-options-invalid` for each unknown or invalid option.
 */
export function classicPreset({mode}: Pick<SiteContext, 'mode'>, options: ClassicOptions): Preset {
  checkOptions(options)
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

function checkOptions(options: ClassicOptions): void {
  const invalid = Object.entries(options).flatMap(([key, value]) => {
    const problem = checkOption(key, value)
    return problem ? [{key, problem}] : []
  })
  if (invalid.length === 0) return
  throw new SiteError(
    invalid.map(({problem}) => problem),
    {fields: invalid.map(({key}) => [key])}
  )
}

function checkOption(key: string, value: unknown): SiteProblem | undefined {
  const code = 'plugin-options-invalid'
  const switches = ownValue(SWITCHES, key)
  if (!switches) {
    const keys = Object.keys(SWITCHES)
    const nearest = findNearest(key, keys)
    return {
      code,
      message: `The \`${key}\` option of the preset classic is unknown.`,
      hint: nearest ? `Did you mean \`${nearest}\`?` : `Valid options: ${keys.join(', ')}.`
    }
  }
  const isObject = isRecord(value) && !WITHOUT_OPTIONS.includes(key)
  if (value == null || isObject || switches.some((allowed) => allowed === value)) return undefined
  const expected = [
    ...(WITHOUT_OPTIONS.includes(key) ? [] : ['an object']),
    ...switches.map((allowed) => `\`${allowed}\``)
  ]
  const choices = [expected.slice(0, -1).join(', '), expected.at(-1)].filter(Boolean).join(' or ')
  return {
    code,
    message: `The \`${key}\` option of the preset classic is ${describeValue(value)}, expected ${choices}.`,
    hint:
      key === 'search' && isRecord(value)
        ? 'Move the options to `themeConfig.search`.'
        : `Change it to ${choices}.`
  }
}
