import type {RouteManifest, SiteProblem} from '@lectern/types'
import type {LoadedPlugin} from '../plugins/load-plugins.js'
import {runPlugins, type SiteRoutes} from '../plugins/run-plugins.js'
import {createHomeRedirect} from '../routes/home-redirect.js'
import {createRouteManifest} from '../routes/route-manifest.js'

/** What the scan found: the manifest with everything that plugins gave beside their routes. */
export interface ScannedSite extends Omit<SiteRoutes, 'routes'> {
  manifest: RouteManifest
}

/**
 * The scan: plugins list their files and read front matter, and their routes become one manifest. Not
 * a line of content is compiled.
 *
 * @param now - Milliseconds of a steady clock.
 */
export async function scanSite(
  plugins: readonly LoadedPlugin[],
  now: () => number
): Promise<ScannedSite> {
  const {routes, ...rest} = await runPlugins(plugins, now)
  const {manifest, problems} = createRouteManifest(routes)
  const home = createHomeRedirect(manifest.routes, rest.redirects)
  return {
    ...rest,
    manifest,
    redirects: [...rest.redirects, ...home],
    problems: dropRepeated([...rest.problems, ...problems])
  }
}

/** Plugins that look at the same thing, such as the history of the site, find the same problem. */
function dropRepeated(problems: readonly SiteProblem[]): SiteProblem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()]
}
