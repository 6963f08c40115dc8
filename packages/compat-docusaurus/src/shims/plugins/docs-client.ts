/** `@docusaurus/plugin-content-docs/client`: hooks about documents, versions and sidebars. */
import {
  createStorageSlot,
  useAllDocsData,
  useDocsData,
  useDocsVersionCandidates as useCandidates,
  useIsBrowser,
  usePage
} from '@lectern/client'
import type {
  Breadcrumb,
  CategoryCard,
  DocCategoryGeneratedIndexPageProps,
  DocsLayoutProps,
  DocsVersionData,
  SidebarItem
} from '@lectern/types'
import {useState} from 'react'

export {
  useActiveDocContext,
  useActivePlugin,
  useActiveVersion,
  useAllDocsData,
  useDocsData,
  useDocsPreferredVersion,
  useDocVersionSuggestions,
  useLatestVersion,
  useVersions
} from '@lectern/client'
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
  isVisibleSidebarItem,
  useActivePluginAndVersion,
  useDocsContextualSearchTags,
  useLayoutDoc,
  useLayoutDocsSidebar
} from './layout-hooks.js'
export {useBreadcrumbsStructuredData} from './structured-data.js'
import {useDocElement} from '../props/doc-element.js'

export {useDoc} from './doc-metadata.js'
export {
  filterDocCardListItems,
  findFirstSidebarItemCategoryLink,
  findFirstSidebarItemLink,
  isActiveSidebarItem
} from './sidebar-items.js'

type DocsPageProps = DocsLayoutProps & Pick<DocCategoryGeneratedIndexPageProps, 'category'>

/** Where the docs hooks are told what page is shown, if it is one of the docs. */
function useLayoutProps(): Partial<DocsPageProps> {
  // Props are JSON; each field is looked at before it is used.
  return usePage().props as Partial<DocsPageProps>
}

/** The sidebar of the page, as far as the page carries it. */
export function useDocsSidebar(): {name: string; items: readonly SidebarItem[]} | null {
  const {sidebar} = useLayoutProps()
  return sidebar ? {name: sidebar.id ?? sidebar.name, items: sidebar.items} : null
}

/** The version of the page. */
export function useDocsVersion() {
  const {version, pluginId} = useLayoutProps()
  if (!version) throw new Error('useDocsVersion is used on a page that is no page of the docs.')
  return {...version, version: version.name, pluginId, banner: version.banner ?? null, docs: {}}
}

/** A document of the shown version, by id: those that every page knows. */
export function useDocById(id: string | undefined): {id: string; title: string} | undefined {
  const {pluginId, version} = useLayoutProps()
  const {versions} = useDocsData(pluginId)
  const docs = versions.find(({name}) => name === version?.name)?.docs ?? []
  const found = docs.find((doc) => doc.id === id)
  return found && {id: found.id, title: found.label}
}

/** The way to the page through its sidebar, in Docusaurus's form. */
export function useSidebarBreadcrumbs(): {type: 'link'; label: string; href?: string}[] | null {
  const {breadcrumbs} = useLayoutProps()
  if (!breadcrumbs) return null
  return breadcrumbs.map(({label, path}: Breadcrumb) => ({type: 'link', label, href: path}))
}

/** The category around the page in its sidebar; throws where there is none. */
export function useCurrentSidebarCategory(): Extract<SidebarItem, {type: 'category'}> {
  const {sidebar, breadcrumbs = [], category} = useLayoutProps()
  let items = sidebar?.items ?? []
  let found: Extract<SidebarItem, {type: 'category'}> | undefined
  for (const {label} of breadcrumbs) {
    const next = items.find((item) => item.type === 'category' && item.label === label)
    if (next?.type !== 'category') break
    found = next
    items = next.items ?? []
  }
  if (found) return describeItems(found, category?.items)
  throw new Error('useCurrentSidebarCategory is used on a page that stands in no category.')
}

/** On the page of a category, the cards have the descriptions of its items. */
function describeItems(
  category: Extract<SidebarItem, {type: 'category'}>,
  cards: readonly CategoryCard[] | undefined
) {
  if (!cards) return category
  const descriptions = new Map(cards.map(({path, description}) => [path, description]))
  const items = category.items?.map((item) =>
    item.type === 'html' || item.href === undefined
      ? item
      : {...item, description: descriptions.get(item.href)}
  )
  return {...category, items}
}

/** The entries beside the page in its sidebar. */
export function useCurrentSidebarSiblings(): readonly SidebarItem[] {
  return useCurrentSidebarCategory().items ?? []
}

/** `useDocsPreferredVersionByPluginId`: the version that a reader chose last, for each docs plugin. */
export function useDocsPreferredVersionByPluginId(): Record<string, DocsVersionData | null> {
  const isBrowser = useIsBrowser()
  const preferred = Object.entries(useAllDocsData()).map(([id, {versions}]) => {
    const name = isBrowser ? createStorageSlot(`docs-preferred-version-${id}`).get() : null
    return [id, versions.find((version) => version.name === name) ?? null] as const
  })
  return Object.fromEntries(preferred)
}

/** `useDocRootMetadata`: the sidebar of the page, as far as the page carries it; `null` on pages of other plugins. */
export function useDocRootMetadata(_props?: unknown) {
  const sidebar = useDocsSidebar()
  const {breadcrumbs} = useLayoutProps()
  const docElement = useDocElement()
  if (!breadcrumbs) return null
  return {docElement, sidebarName: sidebar?.name, sidebarItems: sidebar?.items}
}

/** Which category of a list is open, for sidebars that close the others. */
export function useDocSidebarItemsExpandedState() {
  const [expandedItem, setExpandedItem] = useState<number | null>(null)
  return {expandedItem, setExpandedItem}
}

/** The entries to show: a page carries no hidden ones. */
export function useVisibleSidebarItems(
  items: readonly SidebarItem[],
  _activePath: string
): readonly SidebarItem[] {
  return items
}

/** The versions that a link may lead to, best first. */
export function useDocsVersionCandidates(pluginId?: string) {
  return useCandidates(pluginId)
}
