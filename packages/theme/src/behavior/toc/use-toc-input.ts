import {useThemeConfig} from '@lectern/client'
import type {ThemeConfig, TocItem} from '@lectern/types'
import type {TocLevels} from './toc-tree.js'

/** A heading in the form of Docusaurus. */
export interface InlineHeading {
  /** The heading's `id`, without `#`. */
  id: string
  /** The heading's inline content as HTML. */
  value: string
  /** Heading level, 1 to 6. */
  level: number
}

/** Props of `@theme/TOCInline`. */
export interface TocInput {
  /** Headings, such as `toc` of an MDX page. */
  toc: readonly (TocItem | InlineHeading)[]
  /** Minimum and maximum heading level to show. */
  levels?: TocLevels
  /** Minimum heading level to show. If it's not set, that of `themeConfig`. */
  minHeadingLevel?: number
  /** Maximum heading level to show. If it's not set, that of `themeConfig`. */
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
