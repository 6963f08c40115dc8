import {createDataName} from '@lectern/shared/files/data-name'
import {comparablePath} from '@lectern/shared/url/url-path'
import type {DocsGlobalData, Route, SidebarCategory, SidebarItem} from '@lectern/types'
import {docProps} from './doc-props.js'
import {baseUrlAdder, type ShapeSettings} from './shape-settings.js'

/** The category of a generated index, in the props of its route. */
interface IndexProps {
  category?: {title?: string; description?: string}
}

/**
 * Returns a function that converts the sidebars of a version to the form of Docusaurus's docs
 * plugin: items refer to docs by ID. Docs that are only linked from a sidebar count as part of it.
 */
export function createSidebarShaper(
  routes: readonly Route[],
  settings: ShapeSettings
): (version: string) => Readonly<Record<string, readonly object[]>> {
  const {dataFiles = []} = settings
  const [first] = routes
  const filesByName = new Map(dataFiles.map((file) => [file.name, file.data]))
  const toItem = createItemShaper(routes, settings)
  return (version) => {
    // The docs plugin creates its data and its files according to these types.
    const {versions} = (settings.globalData ?? {versions: []}) as unknown as DocsGlobalData
    const names = Object.keys(versions.find(({name}) => name === version)?.sidebars ?? {})
    const shaped = names.map((name) => {
      const data = filesByName.get(
        createDataName('sidebar', first?.plugin.id ?? 'default', version, name)
      )
      const items = (typeof data === 'function' ? data() : data) ?? []
      return [name, (items as unknown as readonly SidebarItem[]).map(toItem)] as const
    })
    return Object.fromEntries(shaped)
  }
}

function createItemShaper(
  routes: readonly Route[],
  settings: ShapeSettings
): (item: SidebarItem) => object {
  const withBaseUrl = baseUrlAdder(settings)
  const routeByPath = new Map(routes.map((route) => [comparablePath(route.path), route]))
  const findRoute = (href: string) => routeByPath.get(comparablePath(href))
  const toLink = ({href, linkUnlisted}: SidebarCategory) => {
    const route = href === undefined || linkUnlisted ? undefined : findRoute(href)
    if (!route) return undefined
    const {doc} = docProps(route)
    if (doc) return {type: 'doc', id: doc.id}
    const {title, description} = (route.props as IndexProps).category ?? {}
    return {type: 'generated-index', title, description, permalink: withBaseUrl(route.path)}
  }
  return function toItem(item: SidebarItem): object {
    if (item.type === 'html') return item
    if (item.type === 'link') {
      const {href, ...link} = item
      const route = findRoute(href)
      const doc = route && docProps(route).doc
      return doc ? {...link, type: 'doc', id: doc.id} : {...link, href: withBaseUrl(href)}
    }
    const {type, label, className, customProps, collapsible = true, collapsed = true} = item
    const link = toLink(item)
    return {
      ...{type, label, className, customProps, collapsible, collapsed},
      ...(link && {link}),
      items: (item.items ?? []).map(toItem)
    }
  }
}
