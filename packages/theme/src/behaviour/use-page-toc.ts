import {usePage, useThemeConfig} from '@lectern/client'
import type {ThemeConfig, TocItem} from '@lectern/types'
import type {TocLevels} from './toc-tree.js'

/** What a page says about its table of contents. */
interface TocSettings {
  hideTableOfContents: boolean
  tocMinHeadingLevel?: number
  tocMaxHeadingLevel?: number
}

/**
 * Headings of the page's first content, unless the page hides them, and the levels to show: the
 * page's own, else the site's.
 */
export function usePageToc(page: TocSettings): {toc: readonly TocItem[]; levels: TocLevels} {
  const {contents} = usePage()
  const {minHeadingLevel, maxHeadingLevel} = useThemeConfig<ThemeConfig>().tableOfContents
  return {
    toc: page.hideTableOfContents ? [] : (contents[0]?.toc ?? []),
    levels: {
      min: page.tocMinHeadingLevel ?? minHeadingLevel,
      max: page.tocMaxHeadingLevel ?? maxHeadingLevel
    }
  }
}
