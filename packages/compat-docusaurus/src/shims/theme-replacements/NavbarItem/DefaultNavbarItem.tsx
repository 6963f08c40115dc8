import type {NavbarItemProps} from '@lectern/theme/behavior/navbar/navbar-item-props'
import Desktop from '@theme/NavbarItem/DefaultNavbarItem/Desktop'
import Mobile from '@theme/NavbarItem/DefaultNavbarItem/Mobile'

interface Props extends NavbarItemProps {
  activeClassName?: string
}

/** A link in the navbar. Used by projects that override the link for one screen width. */
export default function DefaultNavbarItem({mobile = false, position: _position, ...item}: Props) {
  const Item = mobile ? Mobile : Desktop
  const block = mobile ? 'menu' : item.isDropdownItem ? 'dropdown' : 'navbar'
  const active = {activeClassName: item.activeClassName ?? `${block}__link--active`}
  return <Item {...item} {...active} />
}
