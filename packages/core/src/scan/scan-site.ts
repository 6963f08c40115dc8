import type {
  PluginRedirects,
  PluginRoutes,
  Route,
  RouteManifest,
  SiteConfig,
  SiteProblem,
  WholeSite
} from '@lectern/types'
import {blame, type LoadedPlugin} from '../plugins/load-plugins.js'
import {runPlugins, type SiteRoutes} from '../plugins/run-plugins.js'
import {createHomeRedirect} from '../routes/home-redirect.js'
import {resolveRedirects} from '../routes/resolve-redirects.js'
import {flattenRoutes} from '../routes/flatten-routes.js'
import {createRouteManifest} from '../routes/route-manifest.js'

/** What the scan found: the manifest with everything that plugins gave beside their routes. */
export interface ScannedSite extends Omit<SiteRoutes, 'routes' | 'contents'> {
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
  siteConfig: Pick<SiteConfig, 'trailingSlash'>,
  now: () => number
): Promise<ScannedSite> {
  const {routes: claimed, contents, ...rest} = await runPlugins(plugins, now)
  const {globalData} = rest
  const more = await askForSiteRoutes(plugins, {routes: claimed, globalData, contents})
  const {manifest, problems} = createRouteManifest([
    ...claimed,
    ...flattenRoutes(more.flatMap((made) => made.routes))
  ])
  const {routes} = manifest
  const asked = await askForRedirects(plugins, routes)
  const wanted = [...rest.redirects, ...asked.flatMap(({redirects}) => redirects)]
  const {redirects, problems: wrong} = resolveRedirects(wanted, routes, siteConfig)
  const found = [
    ...rest.problems,
    ...problems,
    ...[...more, ...asked].flatMap((made) => made.problems ?? [])
  ]
  return {
    ...rest,
    dataFiles: [...rest.dataFiles, ...more.flatMap(({dataFiles}) => dataFiles ?? [])],
    manifest,
    redirects: [...redirects, ...createHomeRedirect(routes, redirects)],
    problems: dropRepeated([...found, ...wrong])
  }
}

/** Pages about the pages of all plugins. */
async function askForSiteRoutes(
  plugins: readonly LoadedPlugin[],
  site: Omit<WholeSite, 'plugins'>
): Promise<readonly Pick<PluginRoutes, 'routes' | 'dataFiles' | 'problems'>[]> {
  const refs = plugins.map(({plugin: {name}, id}) => ({name, id}))
  return Promise.all(
    plugins.map(({plugin, label}) =>
      blame(
        label,
        'createSiteRoutes',
        () => plugin.createSiteRoutes?.({...site, plugins: refs}) ?? {routes: []}
      )
    )
  )
}

/** Redirects that follow from the pages of all plugins. */
async function askForRedirects(
  plugins: readonly LoadedPlugin[],
  routes: readonly Route[]
): Promise<readonly PluginRedirects[]> {
  return Promise.all(
    plugins.map(({plugin, label}) =>
      blame(label, 'createRedirects', () => plugin.createRedirects?.(routes) ?? {redirects: []})
    )
  )
}

/** Plugins that look at the same thing, such as the history of the site, find the same problem. */
function dropRepeated(problems: readonly SiteProblem[]): SiteProblem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()]
}
