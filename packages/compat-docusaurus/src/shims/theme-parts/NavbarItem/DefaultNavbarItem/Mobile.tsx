import DefaultNavbarItem from '@theme-original/NavbarItem/DefaultNavbarItem'
import type Item from '@theme/NavbarItem/DefaultNavbarItem'
import type {ComponentProps} from 'react'

/** A link of the navbar in the menu of narrow screens. */
export default function DefaultNavbarItemMobile(item: ComponentProps<typeof Item>) {
  return <DefaultNavbarItem {...item} mobile />
}
