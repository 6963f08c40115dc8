import NavbarLink, {type NavbarLinkProps} from '@theme/NavbarItem/NavbarLink'

/** A navbar item that is a plain link, in the bar, in a dropdown or in the mobile menu. */
export default function DefaultNavbarItem({
  mobile,
  isDropdownItem,
  ...item
}: Omit<NavbarLinkProps, 'linkClassName'>) {
  if (mobile) {
    return (
      <li className="menu__list-item">
        <NavbarLink {...item} linkClassName="menu__link" />
      </li>
    )
  }
  if (isDropdownItem) {
    return (
      <li>
        <NavbarLink {...item} linkClassName="dropdown__link" />
      </li>
    )
  }
  return <NavbarLink {...item} linkClassName="navbar__item navbar__link" />
}
