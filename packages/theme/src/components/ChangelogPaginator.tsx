import type {PageLink} from '@lectern/types'
import PaginatorNavLink from '@theme/PaginatorNavLink'

export interface ChangelogPaginatorProps {
  /** The newer release. */
  previous?: PageLink
  /** The older release. */
  next?: PageLink
}

/** Links to the releases before and after this one. */
export default function ChangelogPaginator({previous, next}: ChangelogPaginatorProps) {
  if (!previous && !next) return null
  return (
    <nav className="pagination-nav" aria-label="Releases">
      {previous && <PaginatorNavLink direction="prev" sublabel="Newer release" {...previous} />}
      {next && <PaginatorNavLink direction="next" sublabel="Older release" {...next} />}
    </nav>
  )
}
