import EmptySearchBar from '@theme-init/SearchBar'
import NavbarSearch from '@theme/Navbar/Search'
import SearchBar from '@theme/SearchBar'
import type {NavbarItemProps} from '../../behavior/navbar/navbar-item-props.js'

/** The search of the navbar, if a theme provides one. It stays in the bar on narrow screens. */
export default function SearchNavbarItem({mobile, className}: NavbarItemProps) {
  if (mobile || SearchBar === EmptySearchBar) return null
  return (
    <NavbarSearch className={className}>
      <SearchBar />
    </NavbarSearch>
  )
}
