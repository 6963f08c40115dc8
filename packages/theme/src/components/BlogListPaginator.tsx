import {translate} from '@lectern/client'
import type {Pagination} from '@lectern/types'
import PaginatorNavLink from '@theme/PaginatorNavLink'

/** Links between the pages of a list. */
export default function BlogListPaginator({pagination}: {pagination: Pagination}) {
  const {page, pageCount, previousPath, nextPath, isAscending} = pagination
  if (pageCount < 2) return null
  const newer = {
    sublabel: translate({id: 'theme.blog.paginator.newer', message: 'Newer'}),
    label: translate({id: 'theme.blog.paginator.newerEntries', message: 'Newer entries'})
  }
  const older = {
    sublabel: translate({id: 'theme.blog.paginator.older', message: 'Older'}),
    label: translate({id: 'theme.blog.paginator.olderEntries', message: 'Older entries'})
  }
  const [before, after] = isAscending ? [older, newer] : [newer, older]
  return (
    <nav
      className="pagination-nav"
      aria-label={translate(
        {id: 'theme.common.pageOf', message: 'Page {page} of {pageCount}'},
        {page, pageCount}
      )}
    >
      {previousPath && <PaginatorNavLink direction="prev" {...before} path={previousPath} />}
      {nextPath && <PaginatorNavLink direction="next" {...after} path={nextPath} />}
    </nav>
  )
}
