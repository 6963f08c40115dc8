import type {NavbarItemProps} from '@lectern/theme/behavior/navbar/navbar-item-props'
import {useVersionDropdown} from '@lectern/theme/behavior/navbar/use-version-dropdown'
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem'
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem'

/** A dropdown with docs versions. In the navbar, its label links to the current page. */
export default function DocsVersionDropdownNavbarItem(props: NavbarItemProps) {
  const {items, path, ...item} = useVersionDropdown(props)
  const isActive = props.dropdownActiveClassDisabled ? false : undefined
  if (items.length <= 1) return <DefaultNavbarItem {...item} to={path} isActive={isActive} />
  return <DropdownNavbarItem {...item} to={item.mobile ? undefined : path} items={items} />
}
