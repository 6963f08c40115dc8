import type {TocItem} from '@lectern/types'

/** A heading and its subheadings. */
export interface TocNode extends TocItem {
  children: readonly TocNode[]
}

/** Heading levels in a table of contents, inclusive. */
export interface TocLevels {
  /** Minimum heading level. */
  min: number
  /** Maximum heading level. */
  max: number
}

/**
 * Nests headings by level for a table of contents. A heading that skips a level (h2, then h4) is below the
 * nearest higher one.
 */
export function createTocTree(items: readonly TocItem[]): TocNode[] {
  const nodes: TocNode[] = []
  for (let index = 0; index < items.length; ) {
    const head = items[index]
    if (!head) break
    let end = index + 1
    while ((items[end]?.depth ?? 0) > head.depth) end++
    nodes.push({...head, children: createTocTree(items.slice(index + 1, end))})
    index = end
  }
  return nodes
}
