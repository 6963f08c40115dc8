import type {TocItem} from '@lectern/types'
import TOCItems from '@theme/TOCItems'
import {createTocTree} from '../behaviour/toc-tree.js'
import {useThemeConfig} from '@lectern/client'

/** A heading as MDX pages know it (`toc`), or as the page's data has it. */
export interface InlineHeading {
  id: string
  value: string
  level: number
}

/** Props of `@theme/TOCInline`. */
export interface TOCInlineProps {
  toc: readonly InlineHeading[]
  minHeadingLevel?: number
  maxHeadingLevel?: number
}

/** A table of contents inside the content. */
export default function TOCInline({toc, minHeadingLevel, maxHeadingLevel}: TOCInlineProps) {
  const {tableOfContents: site} = useThemeConfig<{
    tableOfContents: {minHeadingLevel: number; maxHeadingLevel: number}
  }>()
  const items = toc.map(({id, level, value}): TocItem => ({id, depth: level, html: value}))
  const levels = {
    min: minHeadingLevel ?? site.minHeadingLevel,
    max: maxHeadingLevel ?? site.maxHeadingLevel
  }
  return (
    <div className="toc-inline">
      <TOCItems nodes={createTocTree(items, levels)} />
    </div>
  )
}
