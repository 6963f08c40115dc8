import type {ContentRef, DocItemProps, PluginRef, Route, SiteConfig} from '@lectern/types'
import {NOT_FOUND_PATH} from '@lectern/shared/pages/not-found-path'
import {addBaseUrl, locationPath} from '@lectern/shared/url/url-path'
import type {DocusaurusModules, DocusaurusRoute} from '../plugin-form/docusaurus-plugin.js'

/** Settings that affect page paths. */
export type PathSettings = Pick<SiteConfig, 'baseUrl' | 'trailingSlash'>

/** A page as Docusaurus passes it to plugins. */
export interface FinishedRoute extends DocusaurusRoute {
  exact: boolean
  plugin: PluginRef
  metadata?: {sourceFilePath?: string; lastUpdatedAt?: number}
  routes?: readonly FinishedRoute[]
}

/** Docusaurus plugin names, by Lectern plugin name. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['docs', 'docusaurus-plugin-content-docs'],
  ['blog', 'docusaurus-plugin-content-blog'],
  ['pages', 'docusaurus-plugin-content-pages']
])

/** Returns a plugin reference with the plugin's Docusaurus name. */
export function nameThere({name, id}: PluginRef): PluginRef {
  return {name: NAMES.get(name) ?? name, id}
}

/**
 * Returns a page's path for links, with the base URL and the configured trailing slash. Without the
 * setting, the index page of a folder has one.
 */
export function linkPath(
  route: Pick<Route, 'path' | 'isFolder'>,
  {baseUrl, trailingSlash}: PathSettings
): string {
  return addBaseUrl(locationPath(route, trailingSlash), baseUrl)
}

/**
 * Nests routes as Docusaurus does. Docs pages are below three routes: one for their instance, one
 * for their version (with `props.version.docs`) and one for the layout. All other pages are at the
 * top level. The page for unknown URLs isn't a route.
 */
export function describeRoutes(
  routes: readonly Route[],
  settings: PathSettings,
  describe: DescribePage = describePage
): FinishedRoute[] {
  const docs = routes.filter(({plugin}) => plugin.name === 'docs')
  const instances = group(docs, ({plugin}) => plugin.id)
  return [
    ...[...instances.values()].map((own) => describeInstance(own, settings, describe)),
    ...routes
      .filter(({plugin, path}) => plugin.name !== 'docs' && path !== NOT_FOUND_PATH)
      .map((route) => describe(route, settings))
  ]
}

type DescribePage = (route: Route, settings: PathSettings) => FinishedRoute

/** Describes a page as Docusaurus's plugins add it. */
export function describePage(route: Route, settings: PathSettings): FinishedRoute {
  const {component, exact = true, plugin, source, lastUpdatedAt} = route
  const updated = lastUpdatedAt && {lastUpdatedAt: Date.parse(lastUpdatedAt)}
  return {
    path: linkPath(route, settings),
    component,
    exact,
    plugin: nameThere(plugin),
    modules: describeModules(route),
    props: route.props,
    ...(source !== undefined && {metadata: {sourceFilePath: source, ...updated}})
  }
}

function describeModules({contents, source}: Route): Record<string, DocusaurusModules> {
  const [first] = contents
  if (!first) return {}
  const nameSource = ({source: file}: ContentRef) => `@site/${file}`
  if (source !== undefined) return {content: nameSource(first)}
  const importExcerpt = (content: ContentRef) => ({
    content: {__import: true, path: nameSource(content), query: {truncated: true}}
  })
  return {items: contents.map(importExcerpt)}
}

function describeInstance(
  routes: readonly Route[],
  settings: PathSettings,
  describe: DescribePage
): FinishedRoute {
  const versions = group(routes, (route) => docOf(route).version?.name ?? '')
  const described = [...versions.values()].map((own) => describeVersion(own, settings, describe))
  return {
    path: shortest(described),
    component: '@theme/DocsRoot',
    exact: false,
    plugin: nameThere(routes[0]?.plugin ?? {name: 'docs', id: 'default'}),
    routes: described
  }
}

function describeVersion(
  routes: readonly Route[],
  settings: PathSettings,
  describe: DescribePage
): FinishedRoute {
  const pages = routes.map((route) => describe(route, settings))
  const [first] = routes
  const plugin = nameThere(first?.plugin ?? {name: 'docs', id: 'default'})
  const {version} = first ? docOf(first) : {}
  const docs = routes.flatMap((route) => {
    const {doc} = docOf(route)
    if (!doc) return []
    const {id, title, description = ''} = doc
    return [[id, {id, title, description}]]
  })
  const layout = {path: shortest(pages), component: '@theme/DocRoot', exact: false, plugin}
  const shown = version && {
    pluginId: plugin.id,
    version: version.name,
    label: version.label,
    banner: version.banner ?? null,
    badge: version.badge,
    className: version.className,
    isLast: version.isLast,
    docs: Object.fromEntries(docs)
  }
  return {
    path: layout.path,
    component: '@theme/DocVersionRoot',
    exact: false,
    plugin,
    props: {version: shown},
    routes: [{...layout, routes: pages}]
  }
}

function group(
  routes: readonly Route[],
  keyOf: (route: Route) => string
): ReadonlyMap<string, readonly Route[]> {
  const groups = new Map<string, Route[]>()
  for (const route of routes) {
    const key = keyOf(route)
    const known = groups.get(key) ?? []
    known.push(route)
    groups.set(key, known)
  }
  return groups
}

/** Returns the props of a docs page. Route props are untyped data. */
function docOf({props}: Route): Partial<DocItemProps> {
  return props as unknown as Partial<DocItemProps>
}

/** Returns the shortest path, which is a prefix of the others. */
function shortest(routes: readonly {path: string}[]): string {
  return routes.reduce<string>(
    (found, {path}) => (found === '' || path.length < found.length ? path : found),
    ''
  )
}
