import type {PageLink} from '@lectern/types'
import PaginatorNavLink from '@theme/PaginatorNavLink'

export interface BlogPostPaginatorProps {
  /** The newer post. */
  previous?: PageLink
  /** The older post. */
  next?: PageLink
}

/** Links to the posts before and after this one. */
export default function BlogPostPaginator({previous, next}: BlogPostPaginatorProps) {
  if (!previous && !next) return null
  return (
    <nav className="pagination-nav" aria-label="Blog posts">
      {previous && <PaginatorNavLink direction="prev" sublabel="Newer post" {...previous} />}
      {next && <PaginatorNavLink direction="next" sublabel="Older post" {...next} />}
    </nav>
  )
}
