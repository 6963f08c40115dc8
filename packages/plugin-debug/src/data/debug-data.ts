import type {DataFile, JsonValue, PluginRef, SiteContext, WholeSite} from '@lectern/types'
import {replaceAbsolutePaths} from './portable-paths.js'
import {toPlainJson} from './to-plain-json.js'

/** Creates the data files for the debug pages. Their content is generated on demand. */
export function createDebugData(
  {siteDir, siteConfig, mode}: SiteContext,
  site: WholeSite
): DataFile[] {
  const file = (name: string, create: () => unknown): DataFile => ({
    name: `debug-${name}`,
    data: (): JsonValue => replaceAbsolutePaths(toPlainJson(create()), siteDir),
    offline: false
  })
  return [
    file('config', () => siteConfig),
    file('metadata', () => ({mode, pages: site.routes.length, plugins: describePlugins(site)})),
    file('registry', () => createRegistry(site)),
    file('routes', () => new Map(sortByPath(site.routes).map(({path, ...route}) => [path, route]))),
    file('content', () => nestContents(site)),
    file('global-data', () => site.globalData)
  ]
}

function sortByPath(routes: WholeSite['routes']) {
  return [...routes].sort((left, right) => (left.path < right.path ? -1 : 1))
}

function describePlugins({plugins, routes}: WholeSite) {
  return plugins.map((plugin) => ({
    ...plugin,
    pages: routes.filter((route) => isSame(route.plugin, plugin)).length
  }))
}

function isSame(left: PluginRef, right: PluginRef): boolean {
  return left.name === right.name && left.id === right.id
}

/** Lists the paths of the routes that use each component and each content. */
function createRegistry({routes}: WholeSite) {
  const components = new Map<string, string[]>()
  const contents = new Map<string, string[]>()
  for (const {path, component, contents: shown} of routes) {
    addTo(components, component, path)
    for (const {source} of shown) addTo(contents, source, path)
  }
  return {components, contents}
}

function addTo(lists: Map<string, string[]>, key: string, item: string): void {
  const list = lists.get(key)
  if (list) list.push(item)
  else lists.set(key, [item])
}

/** Groups contents by plugin name, then by plugin ID. */
function nestContents({contents}: WholeSite) {
  const names = new Map<string, Map<string, unknown>>()
  for (const {plugin, content} of contents) {
    const ids = names.get(plugin.name) ?? new Map<string, unknown>()
    names.set(plugin.name, ids.set(plugin.id, content))
  }
  return names
}
