import DefaultNavbarItem from '@theme-original/NavbarItem/DefaultNavbarItem'
import type {ComponentProps} from 'react'

/** A link of the navbar in the menu of narrow screens. */
export default function DefaultNavbarItemMobile(item: ComponentProps<typeof DefaultNavbarItem>) {
  return <DefaultNavbarItem {...item} mobile />
}
