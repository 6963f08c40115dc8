/** `@docusaurus/plugin-content-docs/client`: hooks for docs, versions and sidebars. */
import {
  type ActiveDocContext,
  createStorageSlot,
  useBaseUrlUtils,
  useIsBrowser,
  usePage,
  usePath
} from '@lectern/client'
import type {
  Breadcrumb,
  CategoryCard,
  DocCategoryGeneratedIndexPageProps,
  DocsLayoutProps,
  DocsVersionData,
  SidebarCategory,
  SidebarItem
} from '@lectern/types'
import {useMemo, useState} from 'react'
import {ownValue} from '@lectern/shared/objects/own-value'
import {type CompleteVersion, describeDocs} from '../../data-forms/complete-docs-data.js'
import {createCardItem, createPlaceholders} from '../props/card-item.js'
import {useDocElement} from '../props/doc-element.js'
import {useAddresses} from '../props/link-forms.js'
import {usePluginVersion} from '../routing/plugin-version.js'
import {useSidebarForm, useSidebarItems} from '../props/sidebar-forms.js'
import {useActiveDocContext as useActiveDoc, useAllDocsData, useDocsForms} from './docs-data.js'
import {isVisibleSidebarItem} from './sidebar-items.js'

export {
  useActivePlugin,
  useActiveVersion,
  useAllDocsData,
  useDocsData,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useDocVersionSuggestions,
  useLatestVersion,
  useVersions
} from './docs-data.js'
export {
  DocProvider,
  DocsPreferredVersionContextProvider,
  DocsSidebarProvider,
  DocsVersionProvider,
  DocSidebarItemsExpandedStateProvider
} from '../page-parts/providers.js'
export {
  findSidebarCategory,
  getDocsVersionSearchTag,
  useActivePluginAndVersion,
  useDocsContextualSearchTags,
  useLayoutDoc,
  useLayoutDocsSidebar
} from './layout-hooks.js'
export {useBreadcrumbsStructuredData} from './structured-data.js'
export {useDoc} from './doc-metadata.js'
export {
  filterDocCardListItems,
  findFirstSidebarItemCategoryLink,
  findFirstSidebarItemLink,
  isActiveSidebarItem,
  isVisibleSidebarItem
} from './sidebar-items.js'

type DocsPageProps = DocsLayoutProps & Pick<DocCategoryGeneratedIndexPageProps, 'category'>

/** Returns the page's props. Only docs pages have all of these fields. */
function useLayoutProps(): Partial<DocsPageProps> {
  // Page props are untyped, so any field can be missing.
  return usePage().props as Partial<DocsPageProps>
}

/** `useActiveDocContext`: in Docusaurus, the generated index of a category is a doc. */
export function useActiveDocContext(pluginId = 'default'): ActiveDocContext {
  const active = useActiveDoc(pluginId)
  const {pluginId: ofPage, category, sidebar} = useLayoutProps()
  const path = usePath()
  const {toReference} = useDocsForms()
  if (active.activeDoc || !category || ofPage !== pluginId) return active
  return {...active, activeDoc: toReference({id: path, path, sidebar: sidebar?.id})}
}

/** `useDocsSidebar`: the page's sidebar. A page may only contain part of it. */
export function useDocsSidebar(): {name: string; items: readonly SidebarItem[]} | null {
  const {sidebar} = useLayoutProps()
  const items = useSidebarItems(sidebar?.items, false)
  return sidebar && items ? {name: sidebar.id ?? sidebar.name, items} : null
}

/** `useDocsVersion`: the docs version of the page. */
export function useDocsVersion() {
  const {version, pluginId, sidebar} = useLayoutProps()
  const items = useDocsSidebar()?.items
  const convert = useSidebarForm(false)
  const data = useVersionData()
  const ofPlugin = usePluginVersion()
  if (!version) throw new Error('useDocsVersion works on docs pages only.')
  const complete = Object.entries(data?.sidebars ?? {}).flatMap(([id, {items: all}]) =>
    all ? [[id, all.map(convert)] as const] : []
  )
  const own = sidebar?.id && items ? {[sidebar.id]: items} : {}
  const {banner = null, name, ...settings} = version
  const described = {
    ...settings,
    version: name,
    pluginId,
    banner,
    noIndex: false,
    // The data only has the items of all sidebars if the site's code reads them.
    docsSidebars: complete.length > 0 ? Object.fromEntries(complete) : own,
    docs: data ? describeDocs(data) : {}
  }
  // A plugin has to provide all fields.
  return {...described, ...(ofPlugin as Partial<typeof described> | undefined)}
}

/** Returns the data of the page's version. */
function useVersionData(): CompleteVersion | undefined {
  const {pluginId, version} = useLayoutProps()
  // Pages of other plugins can be in the docs layout.
  const data = useAllDocsData()[pluginId ?? '']
  return data?.versions.find(({name}) => name === version?.name)
}

/** `useDocById`: a doc of the page's version, if the global data lists it. */
export function useDocById(id: string | undefined) {
  const data = useVersionData()
  return data && id !== undefined ? ownValue(describeDocs(data), id) : undefined
}

/**
 * `useSidebarBreadcrumbs`: the sidebar items that lead to the page. Items that the page's part of the
 * sidebar doesn't contain are links.
 */
export function useSidebarBreadcrumbs(): readonly SidebarItem[] | null {
  const {breadcrumbs} = useLayoutProps()
  const items = useDocsSidebar()?.items
  const {withBaseUrl} = useBaseUrlUtils()
  if (!breadcrumbs || !items) return null
  let level = items
  return breadcrumbs.map(({label, path}: Breadcrumb): SidebarItem => {
    const found = level.find((item) => item.type !== 'html' && item.label === label)
    level = found?.type === 'category' ? (found.items ?? []) : []
    // Links outside the sidebar have no address if their category has no page.
    const link = {type: 'link', label, href: path && withBaseUrl(path)} as SidebarItem
    return found ?? link
  })
}

/** `useCurrentSidebarCategory`: the sidebar category of the page. Throws if the page isn't in a category. */
export function useCurrentSidebarCategory(): SidebarCategory {
  const {sidebar, breadcrumbs, category} = useLayoutProps()
  const items = useSidebarItems(sidebar?.items, false)
  const {toPermalink} = useAddresses()
  const found = findCategory(items, breadcrumbs)
  const cards = category?.items.map((card) => ({...card, path: toPermalink(card.path)}))
  if (found) return describeItems(found, cards)
  throw new Error('useCurrentSidebarCategory works on pages in a sidebar category only.')
}

/** Returns the innermost category of a page, if it's in any. */
function findCategory(
  sidebar: readonly SidebarItem[] = [],
  breadcrumbs: readonly Breadcrumb[] = []
): SidebarCategory | undefined {
  let items = sidebar
  let found: SidebarCategory | undefined
  for (const {label} of breadcrumbs) {
    const next = items.find((item) => item.type === 'category' && item.label === label)
    if (next?.type !== 'category') break
    found = next
    items = next.items ?? []
  }
  return found
}

/**
 * Adds descriptions to a category's items, and placeholders for the items of closed categories. They
 * come from the cards on the category page, so other pages don't have them.
 */
function describeItems(
  category: SidebarCategory,
  cards: readonly (Omit<CategoryCard, 'path'> & {path?: string})[] | undefined
): SidebarCategory {
  if (!cards) return category
  const cardByPath = new Map(cards.map((card) => [card.path, card]))
  const items = category.items?.map((item) => {
    if (item.type === 'html' || item.href === undefined) return item
    const {description, count} = cardByPath.get(item.href) ?? {}
    const described = {...item, description}
    if (described.type === 'link' || described.items?.length) return described
    return {...described, items: createPlaceholders({...described, path: item.href, count})}
  })
  return {...category, items}
}

/**
 * `useCurrentSidebarSiblings`: the items of the page's sidebar category, or of the sidebar. Pages
 * with cards have all of them, other pages may only have a part.
 */
export function useCurrentSidebarSiblings(): readonly SidebarItem[] {
  const {sidebar, breadcrumbs, category} = useLayoutProps()
  const items = useSidebarItems(sidebar?.items, false)
  const convert = useSidebarForm(false)
  if (category) return category.items.map((card) => convert(createCardItem(card)))
  return findCategory(items, breadcrumbs)?.items ?? items ?? []
}

/** `useDocsPreferredVersionByPluginId`: the version that the user last chose, for each docs plugin. */
export function useDocsPreferredVersionByPluginId(): Record<string, DocsVersionData | null> {
  const isBrowser = useIsBrowser()
  const preferred = Object.entries(useAllDocsData()).map(([id, {versions}]) => {
    const name = isBrowser ? createStorageSlot(`docs-preferred-version-${id}`).get() : null
    return [id, versions.find((version) => version.name === name) ?? null] as const
  })
  return Object.fromEntries(preferred)
}

/**
 * `useDocRootMetadata`: the page and its sidebar, or `null` outside docs. A page may only contain
 * part of the sidebar.
 */
export function useDocRootMetadata(_props?: unknown) {
  const sidebar = useDocsSidebar()
  const {breadcrumbs} = useLayoutProps()
  const docElement = useDocElement()
  if (!breadcrumbs) return null
  return {docElement, sidebarName: sidebar?.name, sidebarItems: sidebar?.items}
}

/**
 * `useDocSidebarItemsExpandedState`: which category in a list is expanded. Some sidebars collapse
 * all others.
 */
export function useDocSidebarItemsExpandedState() {
  const [expandedItem, setExpandedItem] = useState<number | null>(null)
  return {expandedItem, setExpandedItem}
}

/** `useVisibleSidebarItems`: the items that the sidebar shows on a page. */
export function useVisibleSidebarItems(
  items: readonly SidebarItem[],
  activePath: string
): readonly SidebarItem[] {
  return useMemo(
    () => items.filter((item) => isVisibleSidebarItem(item, activePath)),
    [items, activePath]
  )
}
