import ComponentTypes from '@theme/NavbarItem/ComponentTypes'
import type {NavbarItemProps} from '../../behavior/navbar/navbar-item-props.js'

export type {NavbarItemProps} from '../../behavior/navbar/navbar-item-props.js'

/** Renders a navbar item with the component for its type. */
export default function NavbarItem({type, ...item}: NavbarItemProps) {
  const name = !type || type === 'default' ? (item.items ? 'dropdown' : 'default') : type
  const Item = ComponentTypes[name]
  if (!Item) throw new Error(`No NavbarItem component found for type "${type}".`)
  return <Item {...item} />
}
