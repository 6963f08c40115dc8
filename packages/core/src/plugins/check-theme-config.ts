import type {JsonObject} from '@lectern/types'
import {blame, type LoadedPlugin} from './load-plugins.js'

/**
 * Let every plugin check and complete `themeConfig`, in their order. Keys that a plugin calls its own are
 * given to that plugin alone, so that no theme takes them for mistakes.
 *
 * @throws SiteError with what a plugin finds wrong, or `plugin-failed`.
 */
export async function checkThemeConfig(
  themeConfig: JsonObject,
  plugins: readonly LoadedPlugin[]
): Promise<JsonObject> {
  let checked = themeConfig
  for (const {plugin, label} of plugins) {
    const foreign = new Set(
      plugins
        .filter((other) => other.plugin.name !== plugin.name)
        .flatMap((other) => other.plugin.themeConfigKeys ?? [])
    )
    const entries = Object.entries(checked)
    const given = Object.fromEntries(entries.filter(([key]) => !foreign.has(key)))
    const others = Object.fromEntries(entries.filter(([key]) => foreign.has(key)))
    const completed = await blame(label, 'validateThemeConfig', () =>
      plugin.validateThemeConfig ? plugin.validateThemeConfig(given) : given
    )
    checked = {...completed, ...others}
  }
  return checked
}
