import {useThemeConfig} from '@lectern/client'
import type {ThemeConfig, TocItem} from '@lectern/types'
import type {TocLevels} from './toc-tree.js'

/** A heading in the format of Docusaurus. */
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
  /** Minimum heading level to show. Defaults to the level in `themeConfig`. */
  minHeadingLevel?: number
  /** Maximum heading level to show. Defaults to the level in `themeConfig`. */
  maxHeadingLevel?: number
}

/** A heading in Lectern's and Docusaurus' formats. */
export interface BothHeadings extends TocItem, InlineHeading {
  /** The original text, to find out whether a component changed it. */
  written: string
}

/** Adds the properties that Docusaurus components expect to a heading. */
export function addInlineForm(item: TocItem): BothHeadings {
  return {...item, value: item.html, level: item.depth, written: item.html}
}

/**
 * Reads a heading in either or both formats. If it has both, text that a component changed wins.
 */
export function readHeading(item: TocItem | InlineHeading | BothHeadings): TocItem {
  if (!('depth' in item)) return {id: item.id, depth: item.level, html: item.value}
  const isChanged = 'written' in item && item.value !== item.written
  return {id: item.id, depth: item.depth, html: isChanged ? item.value : item.html}
}

/** Returns the headings to show, in Lectern's format. Levels default to the site's. */
export function useTocHeadings(input: TocInput): readonly TocItem[] {
  return selectHeadings(input, useThemeConfig<ThemeConfig>().tableOfContents)
}

/** Returns the headings of the requested levels, in Lectern's format. */
export function selectHeadings(
  {toc, levels, minHeadingLevel, maxHeadingLevel}: TocInput,
  site: ThemeConfig['tableOfContents']
): readonly TocItem[] {
  const min = levels?.min ?? minHeadingLevel ?? site.minHeadingLevel
  const max = levels?.max ?? maxHeadingLevel ?? site.maxHeadingLevel
  return toc.map(readHeading).filter(({depth}) => depth >= min && depth <= max)
}
