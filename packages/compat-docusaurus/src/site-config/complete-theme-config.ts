import type {JsonObject} from '@lectern/types'
import {isRecord} from '@lectern/shared/text/unknown-record'

/** Adds the fields of `themeConfig` that have another name in Lectern: `search` is `algolia` for a search by Algolia. */
export function completeThemeConfig<Config extends object>(themeConfig: Config): Config {
  const {search, algolia} = themeConfig as {search?: unknown; algolia?: JsonObject}
  if (algolia !== undefined || !isRecord(search) || search.appId === undefined) return themeConfig
  return {...themeConfig, algolia: search}
}
