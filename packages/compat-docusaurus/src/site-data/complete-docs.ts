import type {DocsGlobalData, ReadSite, Route, SiteData} from '@lectern/types'
import {docProps} from '../content-shapes/doc-props.js'
import {findDescription} from '../content-shapes/shape-settings.js'
import {readVersionFile} from '../content-shapes/version-file.js'
import type {CompleteDoc, CompleteVersion} from '../data-forms/complete-docs-data.js'
import type {DocsUse} from './docs-use.js'
import {createRouteFinder} from './route-finder.js'
import {createItemReader, type ItemsByName} from './sidebar-items.js'

/**
 * Adds data about docs to the versions in global data: the list of all docs, generated indexes and
 * drafts, their titles and descriptions, and the items of all sidebars. In Docusaurus, the ID of a
 * generated index is its path within the version.
 */
export function completeDocs(
  globalData: SiteData['globalData'],
  {routes, dataFiles}: Pick<ReadSite, 'routes' | 'dataFiles'>,
  use: DocsUse
): SiteData['globalData'] {
  // The docs plugin creates its data according to this type.
  const instances = (globalData.docs ?? {}) as unknown as Readonly<Record<string, DocsGlobalData>>
  const findRoute = createRouteFinder(routes)
  const listDocs = (id: string, version: CompleteVersion) => {
    const {docs, draftIds} = readVersionFile(dataFiles, id, version.name)
    const all = docs.map((doc) => completeDoc(doc, findRoute(doc.path), use))
    // Docusaurus sorts docs by ID.
    const sorted = all.toSorted((left, right) => left.id.localeCompare(right.id))
    return {docs: [...sorted, ...listIndexes(routes, id, version)], draftIds}
  }
  const docs = Object.entries(instances).map(([id, data]) => {
    const readItems = createItemReader(id, data, {dataFiles, findRoute})
    const versions = data.versions.map(
      (version): CompleteVersion => ({
        ...version,
        ...(use.docs && listDocs(id, version)),
        ...(use.sidebars && {sidebars: addItems(version.sidebars, readItems(version.name))})
      })
    )
    return [id, {...data, versions}] as const
  })
  return {...globalData, docs: Object.fromEntries(docs) as unknown as (typeof globalData)[string]}
}

function completeDoc(doc: CompleteDoc, route: Route | undefined, {texts}: DocsUse): CompleteDoc {
  const own = route && docProps(route).doc
  if (!own) return doc
  const {title, description = findDescription(route.head), unlisted} = own
  return {
    ...doc,
    ...(unlisted && {unlisted}),
    ...(texts && {...(title !== doc.label && {title}), ...(description && {description})})
  }
}

function addItems(
  sidebars: CompleteVersion['sidebars'],
  items: ItemsByName
): CompleteVersion['sidebars'] {
  const complete = Object.entries(sidebars).map(
    ([name, sidebar]) => [name, {...sidebar, items: items[name] ?? []}] as const
  )
  return Object.fromEntries(complete)
}

/** Lists the generated indexes of categories in a version. */
function listIndexes(
  routes: ReadSite['routes'],
  pluginId: string,
  version: CompleteVersion
): CompleteDoc[] {
  return routes.flatMap(({path, props, plugin}) => {
    const page = props as {
      category?: {title: string}
      doc?: unknown
      version?: {name: string}
      sidebar?: {id?: string}
    }
    const isIndex =
      plugin.name === 'docs' &&
      plugin.id === pluginId &&
      page.category !== undefined &&
      page.doc === undefined &&
      page.version?.name === version.name
    if (!isIndex) return []
    const id = path.startsWith(`${version.path}/`) ? path.slice(version.path.length) : path
    return [{id, path, label: page.category?.title ?? id, sidebar: page.sidebar?.id}]
  })
}
