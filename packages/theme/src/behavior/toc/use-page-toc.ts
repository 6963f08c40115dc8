import {usePage, useThemeConfig} from '@lectern/client'
import type {ThemeConfig} from '@lectern/types'
import type {TocLevels} from './toc-tree.js'
import {addInlineForm, type BothHeadings} from './use-toc-headings.js'

/** Table of contents options of a page. */
interface TocSettings {
  hideTableOfContents: boolean
  tocMinHeadingLevel?: number
  tocMaxHeadingLevel?: number
}

/**
 * Returns the headings of the page's first content, or none if the page hides its table of
 * contents, and the heading levels from the page or the site. Includes the properties that
 * Docusaurus components expect.
 */
export function usePageToc(page: TocSettings): {
  toc: readonly BothHeadings[]
  levels: TocLevels
  minHeadingLevel: number
  maxHeadingLevel: number
} {
  const {contents} = usePage()
  const {minHeadingLevel, maxHeadingLevel} = useThemeConfig<ThemeConfig>().tableOfContents
  const toc = page.hideTableOfContents ? [] : (contents[0]?.toc ?? [])
  const levels = {
    min: page.tocMinHeadingLevel ?? minHeadingLevel,
    max: page.tocMaxHeadingLevel ?? maxHeadingLevel
  }
  return {
    toc: toc.map(addInlineForm),
    levels,
    minHeadingLevel: levels.min,
    maxHeadingLevel: levels.max
  }
}
