import {useThemeConfig} from '@lectern/client'
import type {ThemeConfig} from '@lectern/types'
import {useMemo} from 'react'
import type {TOCItem} from '../plugins/doc-metadata.js'

/** A heading with its subheadings. */
export interface TOCTreeNode extends TOCItem {
  children: readonly TOCTreeNode[]
}

function treeify(items: readonly TOCItem[]): TOCTreeNode[] {
  const nodes: TOCTreeNode[] = []
  for (let index = 0; index < items.length; ) {
    const head = items[index]
    if (!head) break
    let end = index + 1
    while ((items[end]?.level ?? 0) > head.level) end++
    nodes.push({...head, children: treeify(items.slice(index + 1, end))})
    index = end
  }
  return nodes
}

/** Nests headings by level. */
export function useTreeifiedTOC(toc: readonly TOCItem[]): readonly TOCTreeNode[] {
  return useMemo(() => treeify(toc), [toc])
}

/** Heading levels to include. */
interface TocFilter {
  toc: readonly TOCItem[]
  minHeadingLevel?: number
  maxHeadingLevel?: number
}

/** Nests the headings within a range of levels. */
export function useFilteredAndTreeifiedTOC({
  toc,
  minHeadingLevel,
  maxHeadingLevel
}: TocFilter): readonly TOCTreeNode[] {
  const site = useThemeConfig<ThemeConfig>().tableOfContents
  const [min, max] = [
    minHeadingLevel ?? site.minHeadingLevel,
    maxHeadingLevel ?? site.maxHeadingLevel
  ]
  return useMemo(() => filterTree(treeify(toc), min, max), [toc, min, max])
}

/** Keeps the headings within a range of levels. The others are replaced with their subheadings. */
function filterTree(nodes: readonly TOCTreeNode[], min: number, max: number): TOCTreeNode[] {
  return nodes.flatMap((node) => {
    const children = filterTree(node.children, min, max)
    return node.level >= min && node.level <= max ? [{...node, children}] : children
  })
}
