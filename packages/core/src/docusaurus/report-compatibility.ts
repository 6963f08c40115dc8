import type {SiteProblem} from '@lectern/types'
import type {LoadedPlugin} from '../plugins/load-plugins.js'

/** What the project does without, told among the problems of the scan: as a plugin without pages. */
export function reportCompatibility(problems: readonly SiteProblem[]): LoadedPlugin[] {
  if (problems.length === 0) return []
  const name = 'docusaurus'
  return [
    {plugin: {name, createRoutes: () => ({routes: [], problems})}, id: 'default', label: name}
  ]
}
