import type {JsonObject} from '@lectern/types'
import {isRecord} from '@lectern/shared/text/unknown-record'

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
