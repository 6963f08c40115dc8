import type {SiteProblem} from '@lectern/types'
import type {LoadedPlugin} from './load-plugins.js'

/** What stands for the configuration among the plugins of a site. */
export const CONFIG_LABEL = 'config'

/**
 * Tell what was found in the configuration among the problems of the scan: as a plugin without pages.
 */
export function reportProblems(problems: readonly SiteProblem[]): LoadedPlugin[] {
  if (problems.length === 0) return []
  const createRoutes = () => ({routes: [], problems})
  return [{plugin: {name: CONFIG_LABEL, createRoutes}, id: 'default', label: CONFIG_LABEL}]
}
