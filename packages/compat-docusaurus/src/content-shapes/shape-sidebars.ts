import {createDataName} from '@lectern/shared/files/data-name'
import type {DataFile, DocsGlobalData, SidebarEntry} from '@lectern/types'
import {baseUrlAdder, type ShapeSettings} from './shape-settings.js'

/** Sidebars of a version, by name. */
export type DescribedSidebars = Readonly<Record<string, readonly SidebarEntry[]>>

/** Returns a function that returns the sidebars of a version as their author wrote them. */
export function createSidebarReader(
  pluginId: string,
  {versions}: Pick<DocsGlobalData, 'versions'>,
  dataFiles: readonly DataFile[]
): (version: string) => DescribedSidebars {
  const filesByName = new Map(dataFiles.map((file) => [file.name, file]))
  return (version) => {
    const names = Object.keys(versions.find(({name}) => name === version)?.sidebars ?? {})
    const described = names.map((name) => {
      const file = filesByName.get(createDataName('sidebar', pluginId, version, name))
      // The docs plugin describes its sidebars according to this type.
      const entries = (file?.describe?.() ?? []) as unknown as readonly SidebarEntry[]
      return [name, entries] as const
    })
    return Object.fromEntries(described)
  }
}

/** Returns a function that returns the sidebars of a version, as Docusaurus's docs plugin loads them. */
export function createSidebarShaper(
  pluginId: string,
  settings: ShapeSettings
): (version: string) => Readonly<Record<string, readonly object[]>> {
  const withBaseUrl = baseUrlAdder(settings)
  // The docs plugin creates its global data according to this type.
  const globalData = (settings.globalData ?? {versions: []}) as unknown as DocsGlobalData
  const read = createSidebarReader(pluginId, globalData, settings.dataFiles ?? [])
  const toItem = (entry: SidebarEntry): object => {
    if (entry.type !== 'category') return entry
    const {link, items, ...category} = entry
    const shaped = items.map(toItem)
    if (link?.type !== 'generated-index') return {...entry, items: shaped}
    const {path, ...index} = link
    return {...category, link: {...index, permalink: withBaseUrl(path)}, items: shaped}
  }
  return (version) =>
    Object.fromEntries(
      Object.entries(read(version)).map(([name, entries]) => [name, entries.map(toItem)])
    )
}
