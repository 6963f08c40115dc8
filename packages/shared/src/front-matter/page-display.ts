import type {Source} from '@lectern/types'

/** Front matter that affects the elements around a page's content. */
export interface DisplayFields {
  hide_title?: boolean
  hide_table_of_contents?: boolean
  toc_min_heading_level?: number
  toc_max_heading_level?: number
}

/** Elements around a page's content, as props of its component. */
export interface PageDisplay {
  /** Whether the page shows its title as the heading. */
  showTitle: boolean
  hideTableOfContents: boolean
  /** Absent for the levels in the theme configuration. */
  tocMinHeadingLevel?: number
  tocMaxHeadingLevel?: number
}

/**
 * Returns the elements around a page's content if the plugin removes the opening heading from the content. The
 * page then shows that heading as its title, regardless of `hide_title`.
 */
export function createPostDisplay(
  fields: DisplayFields,
  source: Pick<Source, 'contentTitle' | 'hasTitle'>
): PageDisplay {
  const showTitle = source.contentTitle !== undefined || !(source.hasTitle || fields.hide_title)
  return {...createPageDisplay(fields, source), showTitle}
}

/** Returns the elements around a page's content. A heading in the content replaces the title. */
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
