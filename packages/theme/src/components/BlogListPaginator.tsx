import type {Pagination} from '@lectern/types'
import PaginatorNavLink from '@theme/PaginatorNavLink'

/** Links between the pages of a list, newest first. */
export default function BlogListPaginator({pagination}: {pagination: Pagination}) {
  const {page, pageCount, previousPath, nextPath} = pagination
  if (pageCount < 2) return null
  return (
    <nav className="pagination-nav" aria-label={`Page ${page} of ${pageCount}`}>
      {previousPath && (
        <PaginatorNavLink
          direction="prev"
          sublabel="Newer"
          label="Newer entries"
          path={previousPath}
        />
      )}
      {nextPath && (
        <PaginatorNavLink direction="next" sublabel="Older" label="Older entries" path={nextPath} />
      )}
    </nav>
  )
}
