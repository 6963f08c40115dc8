import type {SiteProblem} from '@lectern/types'
import {reportBundlerHooks} from './describe-webpack.js'
import type {DocusaurusPlugin} from './docusaurus-plugin.js'

/** Say of a plugin which of its hooks nothing calls, and what is missing for that. */
export function reportHooks(plugin: DocusaurusPlugin): SiteProblem[] {
  const problems = reportBundlerHooks(plugin)
  if (!plugin.allContentLoaded) return problems
  return [
    ...problems,
    {
      code: 'docusaurus-plugin-limited',
      message: `The plugin ${plugin.name} has \`allContentLoaded\`, which is not called: it would get the content of other plugins in the shapes of Docusaurus.`,
      hint: 'Everything else of the plugin works. Let it read what it needs in `loadContent`.'
    }
  ]
}
