import DefaultNavbarItem from '@theme-original/NavbarItem/DefaultNavbarItem'
import type Item from '@theme/NavbarItem/DefaultNavbarItem'
import type {ComponentProps} from 'react'

/** Navbar link in the mobile menu. */
export default function DefaultNavbarItemMobile(item: ComponentProps<typeof Item>) {
  return <DefaultNavbarItem {...item} mobile />
}
