import type {Source} from '@lectern/types'

/** Front matter that affects the elements around a page's content. */
export interface DisplayFields {
  hide_title?: boolean
  hide_table_of_contents?: boolean
  toc_min_heading_level?: number
  toc_max_heading_level?: number
}

/** Props that control the elements around a page's content. */
export interface PageDisplay {
  /** Whether the page shows its title as the heading. */
  showTitle: boolean
  hideTableOfContents: boolean
  /** If absent, the theme configuration determines the levels. */
  tocMinHeadingLevel?: number
  tocMaxHeadingLevel?: number
}

/**
 * Returns the display props of a page whose plugin removes the opening heading from the content.
 * The page shows this heading as its title, even if `hide_title` is set.
 */
export function createPostDisplay(
  fields: DisplayFields,
  source: Pick<Source, 'contentTitle' | 'hasTitle'>
): PageDisplay {
  const showTitle = source.contentTitle !== undefined || !(source.hasTitle || fields.hide_title)
  return {...createPageDisplay(fields, source), showTitle}
}

/**
 * Returns a page's display props. A heading in the content replaces the title.
 */
export function createPageDisplay(
  fields: DisplayFields,
  {contentTitle, hasTitle}: Pick<Source, 'contentTitle' | 'hasTitle'>
): PageDisplay {
  return {
    showTitle: contentTitle === undefined && !hasTitle && !fields.hide_title,
    hideTableOfContents: fields.hide_table_of_contents ?? false,
    tocMinHeadingLevel: fields.toc_min_heading_level,
    tocMaxHeadingLevel: fields.toc_max_heading_level
  }
}
