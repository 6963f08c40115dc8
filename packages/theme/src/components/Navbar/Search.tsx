import type {ReactNode} from 'react'
import {joinClasses} from '../../behavior/markup/join-classes.js'

/** Props of `@theme/Navbar/Search`. */
export interface NavbarSearchProps {
  className?: string
  children: ReactNode
}

/** Container of the search in the navbar. */
export default function NavbarSearch({className, children}: NavbarSearchProps) {
  return <div className={joinClasses('navbar__search', className)}>{children}</div>
}
