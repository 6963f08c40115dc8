import NavbarNavLink, {type NavbarNavLinkProps} from '@theme/NavbarItem/NavbarNavLink'

/** A plain link in the navbar, in a dropdown or in the mobile menu. */
export default function DefaultNavbarItem({
  mobile,
  isDropdownItem,
  ...item
}: Omit<NavbarNavLinkProps, 'linkClassName'>) {
  if (mobile) {
    return (
      <li className="menu__list-item">
        <NavbarNavLink {...item} linkClassName="menu__link" />
      </li>
    )
  }
  if (isDropdownItem) {
    return (
      <li>
        <NavbarNavLink {...item} linkClassName="dropdown__link" />
      </li>
    )
  }
  return <NavbarNavLink {...item} linkClassName="navbar__item navbar__link" />
}
