import type {
  PluginRedirects,
  PluginRef,
  Route,
  RouteManifest,
  SiteConfig,
  SiteProblem,
  SiteRoutesOutput,
  WholeSite
} from '@lectern/types'
import type {SiteError} from '@lectern/shared/problems/site-problem'
import {isRecord} from '@lectern/shared/text/unknown-record'
import {runPluginHook} from '../plugins/plugin-hooks.js'
import type {LoadedPlugin} from '../plugins/load-plugins.js'
import {checkLists, readRoutes} from '../plugins/read-routes.js'
import {runPlugins, type SiteRoutes} from '../plugins/run-plugins.js'
import {joinErrors, type Settled, settleAll} from '../plugins/settle-all.js'
import {listThemePaths, type Site} from '../site/site.js'
import {createTranslate} from '../translations/code-messages.js'
import {createHomeRedirect} from '../routes/home-redirect.js'
import {resolveRedirects} from '../routes/resolve-redirects.js'
import {flattenRoutes} from '../plugins/flatten-routes.js'
import {createRouteManifest} from '../routes/route-manifest.js'
import {locateSlug} from './locate-slug.js'

/** Result of the scan, with the route manifest and all other data from plugins. */
export interface ScannedSite extends Omit<SiteRoutes, 'routes' | 'contents'> {
  manifest: RouteManifest
}

/** Routes and data of all plugins. */
type CompleteRoutes = Pick<SiteRoutes, 'routes' | 'dataFiles' | 'globalData'>

/** Result of a plugin's `createSiteRoutes` hook. */
type CreatedSiteRoutes = SiteRoutesOutput & {plugin: PluginRef}

/** Input of the scan. */
export interface ScanInput
  extends Pick<Site, 'plugins' | 'messages' | 'problems'>,
    Partial<Pick<Site, 'siteDir' | 'compatibility'>> {
  siteConfig: Pick<SiteConfig, 'trailingSlash' | 'compatibility'>
  /** Whether a plugin is missing. */
  isIncomplete?: boolean
}

/** Result of the scan, with the errors of plugins that failed. */
export interface ScanResult {
  scan: ScannedSite
  errors: readonly SiteError[]
}

/**
 * Scans a site. Plugins list their files and read front matter, and their routes are merged into
 * one manifest. Content isn't compiled.
 *
 * @param now - Returns the milliseconds of a monotonic clock.
 * @throws SiteError with the problems of failed plugins.
 */
export async function scanSite(input: ScanInput, now: () => number): Promise<ScannedSite> {
  const {scan, errors} = await scanTolerantly(input, now)
  if (errors.length > 0) throw joinErrors(errors)
  return scan
}

/** Scans a site without the plugins that fail. */
export async function scanTolerantly(input: ScanInput, now: () => number): Promise<ScanResult> {
  const {plugins, siteConfig, messages, isIncomplete = false} = input
  const tools = {translate: createTranslate(messages)}
  const {
    routes: ownRoutes,
    contents,
    errors: pluginErrors,
    ...own
  } = await runPlugins(plugins, tools, now)
  const {dataFiles, globalData} = own
  const created = {routes: ownRoutes, dataFiles, globalData}
  const siteRoutes = await collectSiteRoutes(plugins, {...created, contents})
  const complete = completeRoutes(input, joinSiteRoutes(created, siteRoutes.results))
  const {manifest, problems: conflicts} = createRouteManifest(complete.routes, (file) =>
    input.siteDir === undefined ? {file} : locateSlug(input.siteDir, file)
  )
  const {routes} = manifest
  const siteRedirects = await collectRedirects(plugins, routes)
  const {redirects, problems: invalidRedirects} = resolveRedirects(
    [...own.redirects, ...siteRedirects.results.flatMap((result) => result.redirects)],
    routes,
    siteConfig
  )
  const errors = [...pluginErrors, ...siteRoutes.errors, ...siteRedirects.errors]
  const problems = [
    ...own.problems,
    ...input.problems,
    ...conflicts,
    ...[...siteRoutes.results, ...siteRedirects.results].flatMap((result) => result.problems ?? []),
    // Redirects may point to pages of failed plugins.
    ...(isIncomplete || errors.length > 0 ? [] : invalidRedirects)
  ]
  return {
    scan: {
      ...own,
      globalData: complete.globalData,
      dataFiles: complete.dataFiles,
      manifest,
      redirects: [...redirects, ...createHomeRedirect(routes, redirects)],
      problems: dropRepeated(problems)
    },
    errors
  }
}

/** Adds the routes and data that plugins have created based on all routes. */
function joinSiteRoutes(
  {routes, dataFiles, globalData}: CompleteRoutes,
  results: readonly CreatedSiteRoutes[]
): CompleteRoutes {
  return {
    routes: [...routes, ...flattenRoutes(results.flatMap((result) => result.routes))],
    dataFiles: [...dataFiles, ...results.flatMap((result) => result.dataFiles ?? [])],
    globalData: joinGlobalData(globalData, results)
  }
}

/** Adds the props that the components of a site for another generator read, and adapts links. */
function completeRoutes(
  {siteDir, siteConfig, plugins, compatibility}: ScanInput,
  routes: CompleteRoutes
): CompleteRoutes {
  if (!siteConfig.compatibility || siteDir === undefined || !compatibility) return routes
  const themePaths = listThemePaths({siteDir, plugins})
  return compatibility.completeRoutes({siteDir, siteConfig, themePaths, ...routes})
}

/** Collects the routes that plugins create based on the routes of all plugins. */
async function collectSiteRoutes(
  plugins: readonly LoadedPlugin[],
  site: Omit<WholeSite, 'plugins'>
): Promise<Settled<CreatedSiteRoutes>> {
  const refs = plugins.map(({plugin: {name}, id}) => ({name, id}))
  return settleAll(
    plugins.map(async ({plugin, id, label}) => {
      const ref = {name: plugin.name, id}
      const created = await runPluginHook(label, 'createSiteRoutes', async () =>
        readRoutes(await plugin.createSiteRoutes?.({...site, plugins: refs}), ref)
      )
      return {routes: [], ...created, plugin: ref}
    })
  )
}

/**
 * Adds global data of plugins to their existing data. Fields of objects are combined. Otherwise, the later value
 * wins.
 */
function joinGlobalData(
  globalData: WholeSite['globalData'],
  results: readonly CreatedSiteRoutes[]
): WholeSite['globalData'] {
  const joined = {...globalData}
  for (const {plugin, globalData: added} of results) {
    if (added === undefined) continue
    const known = joined[plugin.name]?.[plugin.id]
    const data = isRecord(known) && isRecord(added) ? {...known, ...added} : added
    joined[plugin.name] = {...joined[plugin.name], [plugin.id]: data}
  }
  return joined
}

/** Collects the redirects that plugins create based on the pages of all plugins. */
async function collectRedirects(
  plugins: readonly LoadedPlugin[],
  routes: readonly Route[]
): Promise<Settled<PluginRedirects>> {
  return settleAll(
    plugins.map(({plugin, label}) =>
      runPluginHook(label, 'createRedirects', async () => {
        const created = await plugin.createRedirects?.(routes)
        checkLists(created)
        return {redirects: [], ...created}
      })
    )
  )
}

/** Removes duplicate problems, e.g. if several plugins read the site's history. */
function dropRepeated(problems: readonly SiteProblem[]): SiteProblem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()]
}
