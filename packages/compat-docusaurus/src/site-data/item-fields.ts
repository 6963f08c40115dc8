import {comparablePath} from '@lectern/shared/url/url-path'
import {toJsonObject} from '@lectern/shared/text/json-object'
import type {DataFile, DocsGlobalData, JsonValue, ReadTheme, SidebarItem} from '@lectern/types'
import {docProps} from '../content-shapes/doc-props.js'
import {createSidebarReader} from '../content-shapes/shape-sidebars.js'
import {createSidebarItems} from './sidebar-items.js'
import {readVersionFile} from './version-file.js'

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
  const docs = new Map(
    routes.flatMap((route) => {
      const {doc} = docProps(route)
      return doc ? [[comparablePath(route.path), doc] as const] : []
    })
  )
  const descriptions = indexDescriptions({routes, dataFiles, globalData})
  const complete = (item: SidebarItem): SidebarItem => {
    if (item.type === 'html') return item
    const description = descriptions.get(itemKey(item))
    const described = description === undefined ? {} : {description}
    if (item.type === 'category')
      return Object.assign({...item, items: item.items?.map(complete)}, described)
    const doc = docs.get(comparablePath(item.href))
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
      const items = sidebar.items.map(complete)
      return {...route, props: {...route.props, ...toJsonObject({sidebar: {...sidebar, items}})}}
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
function indexDescriptions({routes, dataFiles, globalData}: Created): ReadonlyMap<string, string> {
  // The docs plugin creates its data according to this type.
  const instances = (globalData.docs ?? {}) as unknown as Readonly<Record<string, DocsGlobalData>>
  const routeByPath = new Map(routes.map((route) => [comparablePath(route.path), route]))
  const findRoute = (path: string) => routeByPath.get(comparablePath(path))
  const found = new Map<string, string>()
  const visit = (item: SidebarItem & ItemFields): void => {
    if (item.type !== 'html' && item.description !== undefined)
      found.set(itemKey(item), item.description)
    if (item.type === 'category') item.items?.forEach(visit)
  }
  for (const [id, data] of Object.entries(instances)) {
    const readSidebars = createSidebarReader(id, data, dataFiles)
    for (const {name} of data.versions) {
      const {docs} = readVersionFile(dataFiles, id, name)
      const sidebars = createSidebarItems(readSidebars(name), docs, findRoute)
      Object.values(sidebars).flat().forEach(visit)
    }
  }
  return found
}
