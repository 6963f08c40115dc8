import {translate} from '@lectern/client'
import type {PostNeighbor} from '@lectern/types'
import PaginatorNavLink from '@theme/PaginatorNavLink'

/** Props of `@theme/ChangelogPaginator`. */
export interface ChangelogPaginatorProps {
  /** The previous release in lists. */
  previous?: PostNeighbor
  /** The next release in lists. */
  next?: PostNeighbor
}

/** Links to the previous and next release. */
export default function ChangelogPaginator({previous, next}: ChangelogPaginatorProps) {
  if (!previous && !next) return null
  return (
    <nav
      className="pagination-nav"
      aria-label={translate({id: 'theme.changelog.paginator.navAriaLabel', message: 'Releases'})}
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
      ? translate({id: 'theme.changelog.paginator.newerRelease', message: 'Newer release'})
      : translate({id: 'theme.changelog.paginator.olderRelease', message: 'Older release'})
  }
}
