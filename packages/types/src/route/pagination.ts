/** The position of a page in a paginated list. */
export interface Pagination {
  /** Number of the page. The first page is 1. */
  page: number
  /** Number of pages. */
  pageCount: number
  /** Number of entries on all pages. */
  postCount: number
  /** Route path of the previous page. */
  previousPath?: string
  /** Route path of the next page. */
  nextPath?: string
  /** Number of entries on a full page. Set only in Docusaurus projects. */
  postsPerPage?: number
  /** Set if the oldest entry comes first. */
  isAscending?: true
}
