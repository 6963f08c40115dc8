import type {DataFile, JsonValue, PluginRoutes} from '@lectern/types'
import {toJsonObject} from '@lectern/shared/json-object'
import {createCategoryRoutes} from './category-route.js'
import {createDocRoute} from './doc-route.js'
import {createDocsGlobalData} from './docs-global-data.js'
import type {DocsSite} from './docs-site.js'
import type {DocsContent} from './load-docs.js'
import {type DocsSettings, resolveDocs} from './resolve-docs.js'
import {toSidebarItems} from './resolved-sidebar.js'

/** Turn the content of one docs instance into its pages, whole sidebars and global data. */
export function createDocsRoutes(content: DocsContent, settings: DocsSettings): PluginRoutes {
  const {site, problems} = resolveDocs(content, settings)
  const created = site.docs.map((doc) => createDocRoute(doc, site))
  const global = createDocsGlobalData(site)
  return {
    routes: [...created.map(({route}) => route), ...createCategoryRoutes(site)],
    globalData: toJsonObject(global.globalData),
    dataFiles: createSidebarFiles(site),
    problems: [...problems, ...created.flatMap((entry) => entry.problems), ...global.problems]
  }
}

function createSidebarFiles({sidebars}: DocsSite): DataFile[] {
  return [...sidebars.values()].map(({sidebar, dataName}) => ({
    name: dataName,
    // An interface has no index signature, so TypeScript cannot see that its values are JSON.
    data: toSidebarItems(sidebar.children) as unknown as JsonValue
  }))
}
