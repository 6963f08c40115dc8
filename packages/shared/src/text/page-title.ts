/** The site's part of a document title. */
export interface SiteTitle {
  /** Title of the site. */
  title: string
  /** Separator between page title and site title, without spaces. */
  titleDelimiter: string
}

/**
 * Combines a page's title with the site's title. If both are the same, the title isn't repeated.
 */
export function formatPageTitle(
  title: string | undefined,
  {title: siteTitle, titleDelimiter}: SiteTitle
): string {
  const own = title?.trim()
  return own && own !== siteTitle ? `${own} ${titleDelimiter} ${siteTitle}` : siteTitle
}
