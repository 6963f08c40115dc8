import type {JsonObject} from '@lectern/types'
import {isRecord, type UnknownRecord} from '@lectern/shared/text/unknown-record'

/** Docusaurus's defaults for code block settings that aren't sent to the browser. */
const PRISM = {
  additionalLanguages: [],
  magicComments: [
    {
      className: 'theme-code-block-highlighted-line',
      line: 'highlight-next-line',
      block: {start: 'highlight-start', end: 'highlight-end'}
    }
  ]
}

/** Docusaurus's defaults for `themeConfig`, which plugins read without checking that they exist. */
const DEFAULTS: UnknownRecord = {
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  docs: {
    versionPersistence: 'localStorage',
    sidebar: {hideable: false, autoCollapseCategories: false}
  },
  blog: {sidebar: {groupByYear: true}},
  metadata: [],
  navbar: {hideOnScroll: false, items: []},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3}
}

/** Adds Docusaurus's defaults to the fields that a site configures. */
export function addThemeDefaults(themeConfig: UnknownRecord): UnknownRecord {
  return mergeDefaults(DEFAULTS, completeThemeConfig(themeConfig))
}

function mergeDefaults(defaults: UnknownRecord, given: UnknownRecord): UnknownRecord {
  const merged = Object.entries(defaults).map(([key, value]) => {
    const own = given[key]
    if (own === undefined) return [key, structuredClone(value)]
    return [key, isRecord(value) && isRecord(own) ? mergeDefaults(value, own) : own]
  })
  return {...given, ...Object.fromEntries(merged)}
}

/**
 * Adds `themeConfig` fields that Docusaurus always sets or names differently. For example,
 * Docusaurus uses `algolia` for the Algolia settings in `search`.
 */
export function completeThemeConfig<Config extends object>(themeConfig: Config): Config {
  const {search, algolia, prism} = themeConfig as {
    search?: unknown
    algolia?: JsonObject
    prism?: JsonObject
  }
  const isAlgolia = algolia === undefined && isRecord(search) && search.appId !== undefined
  return {...themeConfig, prism: {...PRISM, ...prism}, ...(isAlgolia && {algolia: search})}
}
