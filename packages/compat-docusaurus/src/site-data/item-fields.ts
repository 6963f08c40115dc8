import {toJsonObject} from '@lectern/shared/text/json-object'
import type {DataFile, DocsGlobalData, JsonValue, ReadTheme, SidebarItem} from '@lectern/types'
import {docProps} from '../content-shapes/doc-props.js'
import {createRouteFinder, type RouteFinder} from './route-finder.js'
import {createItemReader} from './sidebar-items.js'
import {withProps} from './with-props.js'

type Created = Pick<ReadTheme, 'routes' | 'dataFiles' | 'globalData'>

/** Fields of sidebar items that only code for Docusaurus reads. */
interface ItemFields {
  docId?: string
  unlisted?: boolean
  description?: string
}

/** Adds the fields of items to the sidebars of pages and to the data files of sidebars. */
export function addItemFields({
  routes,
  dataFiles,
  globalData
}: Created): Pick<Created, 'routes' | 'dataFiles'> {
  const findRoute = createRouteFinder(routes)
  const descriptions = indexDescriptions({dataFiles, globalData, findRoute})
  const complete = (item: SidebarItem): SidebarItem => {
    if (item.type === 'html') return item
    const description = descriptions.get(itemKey(item))
    const described = description === undefined ? {} : {description}
    if (item.type === 'category')
      return Object.assign({...item, items: item.items?.map(complete)}, described)
    const route = findRoute(item.href)
    const doc = route && docProps(route).doc
    const fields: ItemFields = doc ? {docId: doc.id, unlisted: doc.unlisted ?? false} : described
    return Object.assign({...item}, fields)
  }
  // Only files of sidebars are lists of sidebar items.
  const completeData = (data: JsonValue): JsonValue =>
    Array.isArray(data) ? (data as unknown as SidebarItem[]).map(complete).map(toJsonObject) : data
  return {
    routes: routes.map((route) => {
      const {sidebar, version} = docProps(route)
      if (!sidebar || !version) return route
      return withProps(route, {sidebar: {...sidebar, items: sidebar.items.map(complete)}})
    }),
    dataFiles: dataFiles.map((file): DataFile => {
      if (!file.name.startsWith('sidebar-')) return file
      const {data} = file
      return {...file, data: () => completeData(typeof data === 'function' ? data() : data)}
    })
  }
}

/** Identifies an item. The same item can be part of several pages. */
function itemKey(item: Exclude<SidebarItem, {type: 'html'}>): string {
  const isOwn = item.type === 'link' || !item.linkUnlisted
  return JSON.stringify([item.type, item.label, isOwn ? item.href : undefined])
}

/** Returns the descriptions of categories and links, by key. */
function indexDescriptions({
  dataFiles,
  globalData,
  findRoute
}: Pick<Created, 'dataFiles' | 'globalData'> & {findRoute: RouteFinder}): ReadonlyMap<
  string,
  string
> {
  // The docs plugin creates its data according to this type.
  const instances = (globalData.docs ?? {}) as unknown as Readonly<Record<string, DocsGlobalData>>
  const found = new Map<string, string>()
  const visit = (item: SidebarItem & ItemFields): void => {
    if (item.type !== 'html' && item.description !== undefined)
      found.set(itemKey(item), item.description)
    if (item.type === 'category') item.items?.forEach(visit)
  }
  for (const [id, data] of Object.entries(instances)) {
    const readItems = createItemReader(id, data, {dataFiles, findRoute})
    for (const {name} of data.versions) Object.values(readItems(name)).flat().forEach(visit)
  }
  return found
}
