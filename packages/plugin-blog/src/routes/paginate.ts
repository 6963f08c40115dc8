import type {Pagination} from '@lectern/types'
import {joinRoutePath} from '@lectern/shared/url/url-path'

/** Pagination settings of a list. */
export interface PageSettings {
  /** Route path of the first page. */
  path: string
  /** Path segment before the page number, such as `page`. */
  pageBasePath: string
  postsPerPage: number | 'ALL'
  sortPosts?: 'descending' | 'ascending'
  /** Whether pages contain the `postsPerPage` field. */
  showsSize?: boolean
}

/** One page of a list. */
export interface ListPage<Item> {
  path: string
  items: readonly Item[]
  pagination: Pagination
}

/** Splits a list into pages. An empty list still has one page. */
export function paginate<Item>(items: readonly Item[], settings: PageSettings): ListPage<Item>[] {
  const size = settings.postsPerPage === 'ALL' ? Math.max(1, items.length) : settings.postsPerPage
  const pageCount = Math.max(1, Math.ceil(items.length / size))
  const pathOf = (page: number) =>
    page === 1 ? settings.path : joinRoutePath(settings.path, settings.pageBasePath, String(page))
  return Array.from({length: pageCount}, (_, index) => {
    const page = index + 1
    return {
      path: pathOf(page),
      items: items.slice(index * size, page * size),
      pagination: {
        page,
        pageCount,
        postCount: items.length,
        previousPath: page > 1 ? pathOf(page - 1) : undefined,
        nextPath: page < pageCount ? pathOf(page + 1) : undefined,
        ...(settings.showsSize && {postsPerPage: size}),
        ...(settings.sortPosts === 'ascending' && {isAscending: true as const})
      }
    }
  })
}
