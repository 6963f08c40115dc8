import {Link} from '@lectern/client'
import type {PageLink} from '@lectern/types'

/** Props of `@theme/PaginatorNavLink`. */
export interface PaginatorNavLinkProps extends PageLink {
  direction: 'prev' | 'next'
  sublabel: string
}

/** A large link to the previous or next page, at the end of a page. */
export default function PaginatorNavLink(link: PaginatorNavLinkProps) {
  return (
    <Link
      to={link.path}
      rel={link.direction}
      className={`pagination-nav__link pagination-nav__link--${link.direction}`}
    >
      <span className="pagination-nav__sublabel">{link.sublabel}</span>
      <span className="pagination-nav__label">{link.label}</span>
    </Link>
  )
}
