import type {NavbarItemConfig} from '@lectern/types'
import type {MouseEvent} from 'react'

/** Props of `@theme/NavbarItem`. */
export interface NavbarItemProps extends Partial<Omit<NavbarItemConfig, 'items'>> {
  /** Whether the item is in the mobile menu. */
  mobile?: boolean
  /** Whether the item is in a dropdown. */
  isDropdownItem?: boolean
  /** Whether the item is active. Overrides the comparison with the current path. */
  isActive?: boolean
  /** Whether a path is relative to the site's base URL. `false` for links to other languages. */
  autoAddBaseUrl?: boolean
  /** Called before the link is followed. */
  onClick?(event: MouseEvent<HTMLAnchorElement>): void
  items?: readonly NavbarItemProps[]
}
