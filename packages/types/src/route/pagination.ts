/** Which page of a list is shown, and where the others are. */
export interface Pagination {
  page: number
  pageCount: number
  postCount: number
  previousPath?: string
  nextPath?: string
  /** Whether the oldest come first; absent when they do not. */
  isAscending?: true
}
