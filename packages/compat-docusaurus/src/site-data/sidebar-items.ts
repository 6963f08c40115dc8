import type {
  DataFile,
  DocData,
  DocsGlobalData,
  Route,
  SidebarEntry,
  SidebarItem
} from '@lectern/types'
import {docProps} from '../content-shapes/doc-props.js'
import {createSidebarReader, type DescribedSidebars} from '../content-shapes/shape-sidebars.js'
import {readVersionFile} from '../content-shapes/version-file.js'
import type {RouteFinder} from './route-finder.js'

/** A doc that a sidebar refers to. */
interface ReferredDoc extends Pick<DocData, 'path' | 'label'> {
  unlisted: boolean
  customProps?: object
  className?: string
  sidebarLabel?: string
}

/** Items of a version's sidebars, by name. */
export type ItemsByName = Readonly<Record<string, readonly SidebarItem[]>>

/**
 * Returns a function that returns the sidebars of a version in the form in which Docusaurus's
 * components receive them: docs are links with the ID of the doc. Links have no base URL.
 */
export function createItemReader(
  pluginId: string,
  data: DocsGlobalData,
  {dataFiles, findRoute}: {dataFiles: readonly DataFile[]; findRoute: RouteFinder}
): (version: string) => ItemsByName {
  const readSidebars = createSidebarReader(pluginId, data, dataFiles)
  return (version) => {
    const {docs} = readVersionFile(dataFiles, pluginId, version)
    return createSidebarItems(readSidebars(version), docs, findRoute)
  }
}

function createSidebarItems(
  sidebars: DescribedSidebars,
  docs: readonly DocData[],
  findRoute: RouteFinder
): ItemsByName {
  const docById = new Map(docs.map((doc) => [doc.id, referTo(doc, findRoute(doc.path))]))
  const toItem = (entry: SidebarEntry): readonly SidebarItem[] => {
    if (entry.type === 'link' || entry.type === 'html') return [entry]
    if (entry.type === 'category') {
      const {link, items, ...category} = entry
      const doc = link?.type === 'doc' ? docById.get(link.id) : undefined
      const href = link?.type === 'generated-index' ? link.path : doc?.path
      const customProps = category.customProps ?? doc?.customProps
      const own = {
        ...(href !== undefined && {href}),
        ...(doc?.unlisted && {linkUnlisted: true}),
        ...(customProps && {customProps})
      }
      return [{...category, ...own, items: items.flatMap(toItem)} as SidebarItem]
    }
    const doc = docById.get(entry.id)
    return doc ? [createLink(entry, doc)] : []
  }
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, entries]) => [name, entries.flatMap(toItem)])
  )
}

function createLink(
  {id: docId, key, ...entry}: Extract<SidebarEntry, {type: 'doc' | 'ref'}>,
  {path: href, unlisted, ...doc}: ReferredDoc
): SidebarItem {
  const item = {
    ...{type: 'link', ...(key !== undefined && {key}), href},
    label: doc.sidebarLabel ?? entry.label ?? doc.label,
    className: doc.className ?? entry.className,
    customProps: doc.customProps ?? entry.customProps,
    ...{docId, unlisted}
  }
  // Items in Lectern's form don't have all of these fields.
  return item as SidebarItem
}

function referTo({path, label}: DocData, route: Route | undefined): ReferredDoc {
  const {unlisted = false, frontMatter = {}} = (route && docProps(route).doc) ?? {}
  // The docs plugin has validated the front matter.
  const fields = frontMatter as {
    sidebar_label?: string
    sidebar_class_name?: string
    sidebar_custom_props?: object
  }
  return {
    ...{path, label, unlisted},
    sidebarLabel: fields.sidebar_label,
    className: fields.sidebar_class_name,
    customProps: fields.sidebar_custom_props
  }
}
