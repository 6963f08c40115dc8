import EmptySearchBar from '@theme-init/SearchBar'
import NavbarSearch from '@theme/Navbar/Search'
import SearchBar from '@theme/SearchBar'
import type {NavbarItemProps} from '../../behavior/navbar/navbar-item-props.js'

/** A navbar item with the search, if a theme provides one. On narrow screens it stays in the bar. */
export default function SearchNavbarItem({mobile, className}: NavbarItemProps) {
  if (mobile || SearchBar === EmptySearchBar) return null
  return (
    <NavbarSearch className={className}>
      <SearchBar />
    </NavbarSearch>
  )
}
