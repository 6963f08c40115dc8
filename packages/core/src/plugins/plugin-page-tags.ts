import type {HeadTag, Route} from '@lectern/types'
import {messageOf, SiteError} from '@lectern/shared/problems/site-problem'
import type {LoadedPlugin} from './load-plugins.js'

/**
 * Creates a function that returns the head tags that plugins add to a page. Plugins without this
 * hook are filtered out in advance, because the function runs for every page in every build.
 */
export function createPluginPageTags(
  plugins: readonly LoadedPlugin[]
): (route: Route) => readonly HeadTag[] {
  const asked = plugins.filter(({plugin}) => plugin.createPageTags)
  return (route) => asked.flatMap((loaded) => ask(loaded, route))
}

function ask({plugin, label}: LoadedPlugin, route: Route): readonly HeadTag[] {
  try {
    return plugin.createPageTags?.(route) ?? []
  } catch (error) {
    if (error instanceof SiteError) throw error
    throw new SiteError(
      {
        code: 'plugin-failed',
        message: `The plugin ${label} failed in createPageTags for ${route.path}: ${messageOf(error).replace(/\.$/, '')}.`,
        hint: 'Run with --verbose for the stack trace. Fix the plugin, or report the error to its authors.'
      },
      {cause: error}
    )
  }
}
