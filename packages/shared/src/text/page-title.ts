/** The parts of a page's document title. */
export interface SiteTitle {
  /** Title of the site. */
  title: string
  /** Separator between the title of the page and the title of the site, without spaces. */
  titleDelimiter: string
}

/** Returns the document title of a page: its title and the site's title, unless they're the same. */
export function formatPageTitle(
  title: string | undefined,
  {title: siteTitle, titleDelimiter}: SiteTitle
): string {
  const own = title?.trim()
  return own && own !== siteTitle ? `${own} ${titleDelimiter} ${siteTitle}` : siteTitle
}
