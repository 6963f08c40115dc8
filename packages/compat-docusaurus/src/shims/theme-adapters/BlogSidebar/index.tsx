import type {ComponentType} from 'react'
import type {AdaptedComponent} from '../../props/create-adapter.js'
import {SecondaryMenuArea} from '../../props/secondary-menu.js'

interface Props {
  isMobile?: boolean
}

/** `BlogSidebar`: in Lectern, a prop tells whether the sidebar is in the mobile menu. */
export default function adapt(Component: AdaptedComponent, isOwn: boolean): ComponentType<Props> {
  if (isOwn) return Component
  return function Adapted(props: Props) {
    const sidebar = <Component {...props} />
    return props.isMobile ? <SecondaryMenuArea>{sidebar}</SecondaryMenuArea> : sidebar
  }
}
