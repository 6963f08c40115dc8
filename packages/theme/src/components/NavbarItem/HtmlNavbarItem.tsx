import {innerHtml} from '../../behavior/markup/inner-html.js'
import {joinClasses} from '../../behavior/markup/join-classes.js'
import type {NavbarItemProps} from '../../behavior/navbar/navbar-item-props.js'

/** A navbar item with custom HTML. */
export default function HtmlNavbarItem({
  value = '',
  mobile,
  isDropdownItem,
  className
}: NavbarItemProps) {
  const html = innerHtml(value)
  if (mobile || isDropdownItem) {
    return <li className={joinClasses(mobile && 'menu__list-item', className)} {...html} />
  }
  return <div className={joinClasses('navbar__item', className)} {...html} />
}
