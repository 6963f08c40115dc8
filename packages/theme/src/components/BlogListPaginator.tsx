import type {Pagination} from '@lectern/types'
import PaginatorNavLink from '@theme/PaginatorNavLink'

/** Links between the pages of a list: the newest first, unless the blog says otherwise. */
export default function BlogListPaginator({pagination}: {pagination: Pagination}) {
  const {page, pageCount, previousPath, nextPath, isAscending} = pagination
  if (pageCount < 2) return null
  const [before, after] = isAscending ? ['Older', 'Newer'] : ['Newer', 'Older']
  return (
    <nav className="pagination-nav" aria-label={`Page ${page} of ${pageCount}`}>
      {previousPath && (
        <PaginatorNavLink
          direction="prev"
          sublabel={before}
          label={`${before} entries`}
          path={previousPath}
        />
      )}
      {nextPath && (
        <PaginatorNavLink
          direction="next"
          sublabel={after}
          label={`${after} entries`}
          path={nextPath}
        />
      )}
    </nav>
  )
}
