import type {SiteConfig, SiteProblem} from '@lectern/types'
import {createDoc} from './doc.js'
import {groupByFolder} from './doc-folders.js'
import type {DocCatalog} from './doc-catalog.js'
import type {DocsOptions} from './docs-options.js'
import type {DocsSidebar, DocsSite} from './docs-site.js'
import type {DocsVersion} from './docs-version.js'
import {indexDocs} from './index-docs.js'
import type {DocsContent} from './load-docs.js'
import {resolveSidebar} from './resolve-sidebar.js'
import {locatePages, type SidebarLocation} from './sidebar-locations.js'
import {createSidebarSlicer} from './sidebar-slice.js'

/** Settings that do not come from the content. */
export interface DocsSettings {
  options: DocsOptions
  siteConfig: Pick<SiteConfig, 'url' | 'baseUrl' | 'i18n' | 'themeConfig'>
}

/** Decide ids, places and sidebars of one version; drafts leave it here. */
export function resolveDocs(
  content: DocsContent,
  {options, siteConfig}: DocsSettings
): {site: DocsSite; problems: readonly SiteProblem[]} {
  const {version} = content
  const created = content.files.map((file) => createDoc(file, version, options))
  const live = created.filter(({doc}) => !doc.frontMatter.draft)
  const drafts = created.filter(({doc}) => doc.frontMatter.draft)
  const {docById, problems: duplicates} = indexDocs(live.map(({doc}) => doc))
  const docs = [...docById.values()]
  const catalog: DocCatalog = {
    version,
    docById,
    draftIds: new Set(drafts.map(({doc}) => doc.id)),
    folders: groupByFolder(docs),
    categoryFiles: content.categoryFiles,
    options
  }
  const {sidebars, problems} = resolveSidebars(content, catalog, options.id)
  const site: DocsSite = {
    plugin: {name: 'docs', id: options.id},
    version,
    options,
    siteConfig,
    catalog,
    docs,
    sidebars: new Map(sidebars.map((entry) => [entry.sidebar.name, entry])),
    locationByPath: mergeLocations(sidebars)
  }
  const found = live.flatMap((entry) => entry.problems)
  return {site, problems: [...content.problems, ...found, ...duplicates, ...problems]}
}

function resolveSidebars(
  {sidebars, version}: DocsContent,
  catalog: DocCatalog,
  pluginId: string
): {sidebars: DocsSidebar[]; problems: readonly SiteProblem[]} {
  const resolved = Object.entries(sidebars.sidebars).map(([name, items]) =>
    resolveSidebar({name, items, file: sidebars.file}, catalog)
  )
  return {
    sidebars: resolved.map(({sidebar}) => {
      const dataName = createDataName(pluginId, version, sidebar.name)
      return {
        ...locatePages(sidebar),
        dataName,
        cutSlice: createSidebarSlicer(sidebar, dataName)
      }
    }),
    problems: resolved.flatMap(({problems}) => problems)
  }
}

/** `sidebar-default-2-1-0-api-docs` for the sidebar `apiDocs` of version 2.1.0. */
function createDataName(pluginId: string, version: DocsVersion, sidebar: string): string {
  return ['sidebar', pluginId, version.name, sidebar]
    .map((part) => part.replace(/([a-z])([A-Z])/g, '$1-$2').replace(/[^\p{L}\d]+/gu, '-'))
    .join('-')
    .toLowerCase()
}

function mergeLocations(sidebars: readonly DocsSidebar[]): Map<string, SidebarLocation> {
  const merged = new Map<string, SidebarLocation>()
  for (const {locationByPath} of sidebars) {
    for (const [path, location] of locationByPath) {
      if (!merged.has(path)) merged.set(path, location)
    }
  }
  return merged
}
