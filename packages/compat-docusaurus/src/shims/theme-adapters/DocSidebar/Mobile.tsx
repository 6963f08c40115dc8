import type {SidebarProps} from '@lectern/theme/behavior/sidebar/sidebar-props'
import type {ComponentType} from 'react'
import type {AdaptedComponent} from '../../props/create-adapter.js'
import {adaptSidebarPart} from '../../props/sidebar-part.js'
import {SecondaryMenuArea} from '../../props/secondary-menu.js'

/** `DocSidebar/Mobile`: the docs sidebar in the mobile menu. */
export default function adapt(
  Component: AdaptedComponent,
  isOwn: boolean
): ComponentType<SidebarProps> {
  const Part = adaptSidebarPart(Component, isOwn)
  if (isOwn) return Part
  return function Adapted(props: SidebarProps) {
    return (
      <SecondaryMenuArea>
        <Part {...props} />
      </SecondaryMenuArea>
    )
  }
}
