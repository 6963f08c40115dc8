import {groupByYear} from '@lectern/theme/behavior/blog/group-by-year'
import {isSamePath} from '@lectern/shared/url/url-path'
import type {SidebarCategory, SidebarItem} from '@lectern/types'
import {useMemo} from 'react'
import {useLocation} from '../routing/location.js'
import {
  useActiveDocContext,
  useActivePlugin,
  useAllDocsData,
  useDocsData,
  useDocsVersionCandidates
} from './docs-data.js'

type PluginId = string | undefined

/** `useActivePluginAndVersion`: the docs plugin and version of the page. */
export function useActivePluginAndVersion(options?: {failfast?: boolean}) {
  const activePlugin = useActivePlugin(options)
  const {activeVersion} = useActiveDocContext(activePlugin?.pluginId)
  return activePlugin && {activePlugin, activeVersion}
}

/** Returns all versions, most relevant first. */
function useVersionsInOrder(pluginId: PluginId) {
  return [...useDocsVersionCandidates(pluginId), ...useDocsData(pluginId).versions]
}

/**
 * `useLayoutDoc`: the doc for a navbar item, in the most relevant version, or `null` if it's a draft.
 * Throws if no version has it.
 */
export function useLayoutDoc(docId: string, pluginId?: PluginId) {
  const versions = useVersionsInOrder(pluginId)
  const doc = versions.flatMap(({docs}) => docs).find(({id}) => id === docId)
  if (doc) return doc
  if (versions.some(({draftIds}) => draftIds.includes(docId))) return null
  throw new Error(`No docs version has the doc ${docId}.`)
}

/**
 * `useLayoutDocsSidebar`: the sidebar for a navbar item, in the most relevant version. Throws if no
 * version has it.
 */
export function useLayoutDocsSidebar(sidebarId: string, pluginId?: PluginId) {
  const versions = useVersionsInOrder(pluginId)
  const sidebar = versions.flatMap((version) => version.sidebars[sidebarId] ?? [])[0]
  if (sidebar) return sidebar
  throw new Error(`No docs version has the sidebar ${sidebarId}.`)
}

/** Finds a category at any depth. */
export function findSidebarCategory(
  items: readonly SidebarItem[],
  matches: (category: SidebarCategory) => boolean
): SidebarCategory | undefined {
  for (const item of items) {
    if (item.type !== 'category') continue
    const found = matches(item) ? item : findSidebarCategory(item.items ?? [], matches)
    if (found) return found
  }
  return undefined
}

/** Returns the search tag of a version. */
export function getDocsVersionSearchTag(pluginId: string, versionName: string): string {
  return `docs-${pluginId}-${versionName}`
}

/** `useDocsContextualSearchTags`: search tags of each docs plugin's current version. */
export function useDocsContextualSearchTags(): string[] {
  const active = useActivePluginAndVersion()
  return Object.entries(useAllDocsData()).flatMap(([id, {versions}]) => {
    const isActive = active?.activePlugin.pluginId === id
    const shown = (isActive && active.activeVersion) || versions.find(({isLast}) => isLast)
    return shown ? [getDocsVersionSearchTag(id, shown.name)] : []
  })
}

/** Groups the posts in a blog sidebar by year, newest first. */
export function groupBlogSidebarItemsByYear<Item extends {date: string | Date}>(
  items: readonly Item[]
): [year: string, items: Item[]][] {
  const dated = items.map((item) => ({item, date: new Date(item.date).toISOString()}))
  return groupByYear(dated)
    .map(({year, items: group}): [string, Item[]] => [year, group.map(({item}) => item)])
    .sort(([left], [right]) => Number(right) - Number(left))
}

/** `useVisibleBlogSidebarItems`: the posts that the sidebar shows on the current page. */
export function useVisibleBlogSidebarItems<Item extends {permalink: string; unlisted?: boolean}>(
  items: readonly Item[]
): readonly Item[] {
  const {pathname} = useLocation()
  return useMemo(
    () => items.filter(({permalink, unlisted}) => !unlisted || isSamePath(permalink, pathname)),
    [items, pathname]
  )
}
