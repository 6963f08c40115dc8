import {translate} from '@lectern/client'
import type {PostNeighbor} from '@lectern/types'
import PaginatorNavLink from '@theme/PaginatorNavLink'

/** Props of `@theme/BlogPostPaginator`. */
export interface BlogPostPaginatorProps {
  /** The previous post in lists. */
  previous?: PostNeighbor
  /** The next post in lists. */
  next?: PostNeighbor
}

/** Links to the previous and next post. */
export default function BlogPostPaginator({previous, next}: BlogPostPaginatorProps) {
  if (!previous && !next) return null
  return (
    <nav
      className="pagination-nav"
      aria-label={translate({
        id: 'theme.blog.post.paginator.navAriaLabel',
        message: 'Blog post page navigation'
      })}
    >
      {previous && <PaginatorNavLink direction="prev" {...describe(previous)} />}
      {next && <PaginatorNavLink direction="next" {...describe(next)} />}
    </nav>
  )
}

function describe({isNewer, ...link}: PostNeighbor) {
  return {
    ...link,
    sublabel: isNewer
      ? translate({id: 'theme.blog.post.paginator.newerPost', message: 'Newer post'})
      : translate({id: 'theme.blog.post.paginator.olderPost', message: 'Older post'})
  }
}
