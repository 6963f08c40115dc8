import type {DocsLayoutProps} from '@lectern/types'
import PaginatorNavLink from '@theme/PaginatorNavLink'

/** Links to the documents before and after this one. */
export default function DocPaginator({previous, next}: Pick<DocsLayoutProps, 'previous' | 'next'>) {
  if (!previous && !next) return null
  return (
    <nav className="pagination-nav docusaurus-mt-lg" aria-label="Docs pages">
      {previous && <PaginatorNavLink direction="prev" sublabel="Previous" {...previous} />}
      {next && <PaginatorNavLink direction="next" sublabel="Next" {...next} />}
    </nav>
  )
}
