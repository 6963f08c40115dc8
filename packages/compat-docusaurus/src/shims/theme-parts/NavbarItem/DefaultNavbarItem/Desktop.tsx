import DefaultNavbarItem from '@theme-original/NavbarItem/DefaultNavbarItem'
import type Item from '@theme/NavbarItem/DefaultNavbarItem'
import type {ComponentProps} from 'react'

/** Navbar link on wide screens. */
export default function DefaultNavbarItemDesktop(item: ComponentProps<typeof Item>) {
  return <DefaultNavbarItem {...item} mobile={false} />
}
