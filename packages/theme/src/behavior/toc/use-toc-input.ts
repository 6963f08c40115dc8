import {useThemeConfig} from '@lectern/client'
import type {ThemeConfig, TocItem} from '@lectern/types'
import type {TocLevels} from './toc-tree.js'

/** A heading as MDX pages and components written for Docusaurus know it. */
export interface InlineHeading {
  id: string
  value: string
  level: number
}

/** What a table of contents may be given: headings in either form, and levels in either form. */
export interface TocInput {
  toc: readonly (TocItem | InlineHeading)[]
  levels?: TocLevels
  minHeadingLevel?: number
  maxHeadingLevel?: number
}

/** Headings and levels in one form; levels that are not given are the site's. */
export function useTocInput({toc, levels, minHeadingLevel, maxHeadingLevel}: TocInput): {
  toc: readonly TocItem[]
  levels: TocLevels
} {
  const site = useThemeConfig<ThemeConfig>().tableOfContents
  return {
    toc: toc.map((item) =>
      'depth' in item ? item : {id: item.id, depth: item.level, html: item.value}
    ),
    levels: levels ?? {
      min: minHeadingLevel ?? site.minHeadingLevel,
      max: maxHeadingLevel ?? site.maxHeadingLevel
    }
  }
}
