import type {DocsGlobalData, JsonValue, PageLink, SiteProblem} from '@lectern/types'
import {joinRoutePath} from '@lectern/shared/url-path'
import {findDoc} from './doc-catalog.js'
import type {DocsSidebar, DocsSite} from './docs-site.js'
import {locateDoc} from './doc-location.js'
import type {SidebarNode} from './resolved-sidebar.js'

type VersionData = DocsGlobalData['versions'][number]

/** What every page of the site may ask about this docs instance; its size does not grow with it. */
export function createDocsGlobalData(site: DocsSite): {
  globalData: DocsGlobalData
  problems: readonly SiteProblem[]
} {
  const {name, label, isLast, routePath} = site.version
  const sidebars = [...site.sidebars.values()].map(
    (entry) => [entry.sidebar.name, {link: findFirstLink(entry)}] as const
  )
  const {docs, problems} = collectNamedDocs(site)
  const version: VersionData = {
    name,
    label,
    isLast,
    path: routePath,
    mainDocId: findMainDocId(site),
    sidebars: Object.fromEntries(sidebars),
    docs
  }
  const path = joinRoutePath(site.options.routeBasePath)
  const {breadcrumbs} = site.options
  return {globalData: {path, breadcrumbs, versions: [version]}, problems}
}

/** The document at the version's root, else the first of its first sidebar, else the first of all. */
function findMainDocId({docs, version, sidebars}: DocsSite): string {
  const idByPath = new Map(docs.map(({id, permalink}) => [permalink, id]))
  const pages = [...sidebars.values()].flatMap((sidebar) => sidebar.pages)
  const first = pages.find(({path}) => idByPath.has(path))
  return idByPath.get(version.routePath) ?? idByPath.get(first?.path ?? '') ?? docs[0]?.id ?? ''
}

function findFirstLink({pages, sidebar}: DocsSidebar): PageLink | undefined {
  return pages[0] ?? findFirstHref(sidebar.children)
}

function findFirstHref(nodes: readonly SidebarNode[]): PageLink | undefined {
  for (const {item} of nodes) {
    if (item.type !== 'html' && item.href) return {path: item.href, label: item.label}
  }
  return undefined
}

/** The documents that the navbar or footer name by id; an unknown one is `navbar-doc-unknown`. */
function collectNamedDocs(site: DocsSite): {docs: VersionData['docs']; problems: SiteProblem[]} {
  const {navbar, footer} = site.siteConfig.themeConfig
  const ids = new Set([
    ...findDocIds(navbar, site.plugin.id),
    ...findDocIds(footer, site.plugin.id)
  ])
  const docs: Record<string, VersionData['docs'][string]> = {}
  const problems: SiteProblem[] = []
  for (const id of ids) {
    const found = findDoc(id, site.catalog, () => ({
      code: 'navbar-doc-unknown',
      message: `The theme configuration names the doc \`${id}\`, which does not exist.`
    }))
    problems.push(...found.problems)
    if (!found.doc) continue
    const sidebar = locateDoc(found.doc, site).location?.sidebar
    docs[id] = {path: found.doc.permalink, label: found.doc.label, sidebar}
  }
  return {docs, problems}
}

function findDocIds(value: JsonValue, pluginId: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap((child) => findDocIds(child, pluginId))
  if (Array.isArray(value)) return inner
  const {docId, docsPluginId = 'default'} = value as {docId?: JsonValue; docsPluginId?: JsonValue}
  return typeof docId === 'string' && docsPluginId === pluginId ? [docId, ...inner] : inner
}
