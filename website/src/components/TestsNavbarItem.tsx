import {usePath} from '@lectern/client'
import type {NavbarItemProps} from '@theme/NavbarItem'
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem'

/** A navbar item of this site's own: the way to the list of tests, shown where there are tests only. */
export function TestsNavbarItem(item: NavbarItemProps) {
  const isTest = /^\/tests(?:\/|$)/.test(usePath())
  return isTest ? <DefaultNavbarItem {...item} /> : null
}
