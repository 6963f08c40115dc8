import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem'
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem'
import type {NavbarItemProps} from '../../behavior/navbar/navbar-item-props.js'
import {useVersionDropdown} from '../../behavior/navbar/use-version-dropdown.js'

/**
 * A dropdown with docs versions. Its label isn't a link, so that opening the menu doesn't navigate.
 * If there's only one version, the item is a link to its first page.
 */
export default function DocsVersionDropdownNavbarItem(props: NavbarItemProps) {
  const {items, path, ...item} = useVersionDropdown(props)
  if (items.length > 1) return <DropdownNavbarItem {...item} items={items} />
  const isActive = props.dropdownActiveClassDisabled ? false : undefined
  return <DefaultNavbarItem {...item} to={path} isActive={isActive} />
}
