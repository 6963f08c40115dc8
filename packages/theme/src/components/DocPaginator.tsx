import {translate} from '@lectern/client'
import type {DocsLayoutProps} from '@lectern/types'
import PaginatorNavLink from '@theme/PaginatorNavLink'

/** Links to the previous and next doc. */
export default function DocPaginator({previous, next}: Pick<DocsLayoutProps, 'previous' | 'next'>) {
  if (!previous && !next) return null
  return (
    <nav
      className="pagination-nav docusaurus-mt-lg"
      aria-label={translate({id: 'theme.docs.paginator.navAriaLabel', message: 'Docs pages'})}
    >
      {previous && (
        <PaginatorNavLink
          direction="prev"
          sublabel={translate({
            id: 'theme.docs.paginator.previous',
            message: 'Previous',
            description: 'Label above the link to the previous page'
          })}
          {...previous}
        />
      )}
      {next && (
        <PaginatorNavLink
          direction="next"
          sublabel={translate({
            id: 'theme.docs.paginator.next',
            message: 'Next',
            description: 'Label above the link to the next page'
          })}
          {...next}
        />
      )}
    </nav>
  )
}
