import {usePath} from '@lectern/client'
import type {NavbarItemProps} from '@theme/NavbarItem'
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem'

/** A navbar item with a link to the list of tests. Shown only on test pages. */
export function TestsNavbarItem(item: NavbarItemProps) {
  const isTest = /^\/tests(?:\/|$)/.test(usePath())
  return isTest ? <DefaultNavbarItem {...item} /> : null
}
