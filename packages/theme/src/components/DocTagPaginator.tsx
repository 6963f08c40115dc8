import {translate} from '@lectern/client'
import type {Pagination} from '@lectern/types'
import PaginatorNavLink from '@theme/PaginatorNavLink'

/** Links between the pages of a tag with many docs. */
export default function DocTagPaginator({pagination}: {pagination: Pagination}) {
  const {page, pageCount, previousPath, nextPath} = pagination
  return (
    <nav
      className="pagination-nav"
      aria-label={translate(
        {id: 'theme.common.pageOf', message: 'Page {page} of {pageCount}'},
        {page, pageCount}
      )}
    >
      {previousPath && (
        <PaginatorNavLink
          direction="prev"
          sublabel={translate({
            id: 'theme.docs.paginator.previous',
            message: 'Previous',
            description: 'Label above the link to the previous page'
          })}
          label={translate({id: 'theme.common.page', message: 'Page {page}'}, {page: page - 1})}
          path={previousPath}
        />
      )}
      {nextPath && (
        <PaginatorNavLink
          direction="next"
          sublabel={translate({
            id: 'theme.docs.paginator.next',
            message: 'Next',
            description: 'Label above the link to the next page'
          })}
          label={translate({id: 'theme.common.page', message: 'Page {page}'}, {page: page + 1})}
          path={nextPath}
        />
      )}
    </nav>
  )
}
