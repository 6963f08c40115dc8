import DropdownNavbarItemDesktop from '@theme/NavbarItem/DropdownNavbarItem/Desktop'
import DropdownNavbarItemMobile from '@theme/NavbarItem/DropdownNavbarItem/Mobile'
import type {NavbarItemProps} from '../../../behavior/navbar/navbar-item-props.js'

/**
 * A navbar item with nested items: a popup in the navbar, or a collapsible list in the mobile menu.
 */
export default function DropdownNavbarItem({mobile, ...item}: NavbarItemProps) {
  return mobile ? <DropdownNavbarItemMobile {...item} /> : <DropdownNavbarItemDesktop {...item} />
}
