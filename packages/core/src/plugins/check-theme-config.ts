import type {JsonObject} from '@lectern/types'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {ConfigSource} from '@lectern/shared/problems/find-config-position'
import {findThemeConfigProblems, listIssueFields} from './options-problems.js'
import {runPluginHook} from './plugin-hooks.js'
import type {LoadedPlugin} from './load-plugins.js'

/**
 * Lets each plugin in order validate `themeConfig` and fill in defaults. A key that a plugin
 * declares is only passed to that plugin, so that no theme reports it as unknown.
 *
 * @throws SiteError with the errors of a plugin, or `plugin-failed`.
 */
export async function checkThemeConfig(
  themeConfig: JsonObject,
  plugins: readonly LoadedPlugin[],
  source: ConfigSource
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
    const completed = await runPluginHook(label, 'validateThemeConfig', () => {
      try {
        return plugin.validateThemeConfig ? plugin.validateThemeConfig(given) : given
      } catch (error) {
        const problems = findThemeConfigProblems(error, label, source)
        const fields = listIssueFields(error)
        throw problems.length > 0 ? new SiteError(problems, {cause: error, fields}) : error
      }
    })
    checked = {...completed, ...others}
  }
  return checked
}
