import type {DataFile, JsonValue, PluginRoutes, ProblemCode} from '@lectern/types'
import {toJsonObject} from '@lectern/shared/text/json-object'
import type {DocsContent} from '../load/load-docs.js'
import {toSidebarItems} from '../sidebars/resolved-sidebar.js'
import type {DocsSite, ResolvedVersion} from '../site/docs-site.js'
import {type DocsSettings, resolveDocs} from '../site/resolve-docs.js'
import {createVersionFile} from '../site/version-data.js'
import {linkVersions, type VersionPages} from '../site/version-links.js'
import {listCategoryPages} from './category-pages.js'
import {createCategoryRoute} from './category-route.js'
import {createDocRoute} from './doc-route.js'
import {createDocsGlobalData} from './docs-global-data.js'
import {createTagRoutes, listTagPaths} from './tag-routes.js'

/** Problems that remove items from a sidebar, so it may be empty only until they're fixed. */
const INVALID_SIDEBAR: ReadonlySet<ProblemCode> = new Set([
  'sidebar-invalid',
  'sidebar-doc-unknown'
])

/** Creates the pages, data files and global data of a docs instance. */
export function createDocsRoutes(content: DocsContent, settings: DocsSettings): PluginRoutes {
  const resolved = content.versions.map((version) => resolveDocs(version, settings))
  const links = linkVersions(resolved.map(({site}) => listPages(site)))
  const sites = resolved.map(({site}) => ({...site, links}))
  const created = sites.map((site) => createVersionRoutes(site))
  const found = [...content.problems, ...resolved.flatMap(({problems}) => problems)]
  const hasInvalidSidebars = found.some(({code}) => INVALID_SIDEBAR.has(code))
  const global = createDocsGlobalData(sites, settings.configSource, {hasInvalidSidebars})
  return {
    routes: created.flatMap(({routes}) => routes),
    globalData: toJsonObject(global.globalData),
    dataFiles: sites.flatMap((site) => [...createSidebarFiles(site), createVersionFile(site)]),
    problems: [...found, ...created.flatMap(({problems}) => problems), ...global.problems]
  }
}

function listPages(site: ResolvedVersion): VersionPages {
  const otherPaths = [...listCategoryPages(site).map(({path}) => path), ...listTagPaths(site)]
  return {version: site.version, docs: site.docs, otherPaths}
}

function createVersionRoutes(site: DocsSite) {
  const docs = site.docs.map((doc) => createDocRoute(doc, site))
  const categories = listCategoryPages(site).map((page) => createCategoryRoute(page, site))
  return {
    routes: [...docs.map(({route}) => route), ...categories, ...createTagRoutes(site)],
    problems: docs.flatMap(({problems}) => problems)
  }
}

function createSidebarFiles({sidebars, siteConfig}: DocsSite): DataFile[] {
  const isDocusaurus = siteConfig.compatibility === 'docusaurus'
  return [...sidebars.values()].map(({sidebar, dataName, describe}) => ({
    name: dataName,
    // Interfaces have no index signature, so TypeScript can't verify that the values are JSON.
    data: toSidebarItems(sidebar.children) as unknown as JsonValue,
    ...(isDocusaurus && {describe: () => describe() as unknown as JsonValue})
  }))
}
