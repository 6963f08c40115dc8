import {useDocsData, useDocsVersionCandidates} from '@lectern/client'
import type {DocData, DocsVersionData, PageLink} from '@lectern/types'

/**
 * Returns the doc that a navbar item links to, in the most relevant version that contains it.
 * Returns `undefined` for a draft, which has no page. Throws for an ID that no version has
 * (specification §5).
 */
export function useNavbarDoc(docId: string, pluginId?: string): DocData | undefined {
  const versions = useVersionsInOrder(pluginId)
  const doc = findFirst(versions, ({docs}) => docs.find(({id}) => id === docId))
  if (doc || versions.some(({draftIds}) => draftIds.includes(docId))) return doc
  const ids = versions.flatMap(({docs}) => docs.map(({id}) => id))
  throw createMissingError('Doc', 'doc', docId, ids)
}

/**
 * Returns the first link of a sidebar for a navbar item, in the most relevant version that has one.
 * Throws if no version does (specification §8).
 */
export function useNavbarSidebar(sidebarId: string, pluginId?: string): PageLink {
  const versions = useVersionsInOrder(pluginId)
  const link = findFirst(versions, ({sidebars}) => sidebars[sidebarId]?.link)
  if (link) return link
  const ids = versions.flatMap(({sidebars}) => Object.keys(sidebars))
  throw ids.includes(sidebarId)
    ? new Error(
        `DocSidebarNavbarItem: Sidebar with ID "${sidebarId}" doesn't have anything to be linked to.`
      )
    : createMissingError('DocSidebar', 'sidebar', sidebarId, ids)
}

function createMissingError(item: string, kind: string, id: string, ids: readonly string[]): Error {
  return new Error(
    `${item}NavbarItem: there is no ${kind} with the ID "${id}". Available IDs: ${unique(ids).join(', ')}.`
  )
}

/** Returns all versions, most relevant first. */
function useVersionsInOrder(pluginId?: string): readonly DocsVersionData[] {
  const candidates = useDocsVersionCandidates(pluginId)
  return unique([...candidates, ...useDocsData(pluginId).versions])
}

function findFirst<Item, Found>(
  items: readonly Item[],
  find: (item: Item) => Found | undefined
): Found | undefined {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}

function unique<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)]
}
