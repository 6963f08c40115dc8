import type {Pagination} from '@lectern/types'
import PaginatorNavLink from '@theme/PaginatorNavLink'

/** Links between the pages of a tag that many documents have. */
export default function DocTagPaginator({pagination}: {pagination: Pagination}) {
  const {page, pageCount, previousPath, nextPath} = pagination
  return (
    <nav className="pagination-nav" aria-label={`Page ${page} of ${pageCount}`}>
      {previousPath && (
        <PaginatorNavLink
          direction="prev"
          sublabel="Previous"
          label={`Page ${page - 1}`}
          path={previousPath}
        />
      )}
      {nextPath && (
        <PaginatorNavLink
          direction="next"
          sublabel="Next"
          label={`Page ${page + 1}`}
          path={nextPath}
        />
      )}
    </nav>
  )
}
