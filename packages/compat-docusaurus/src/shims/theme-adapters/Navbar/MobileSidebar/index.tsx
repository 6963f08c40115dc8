import {useMobileSidebar} from '@lectern/theme/behavior/navbar/mobile-sidebar'
import type {ComponentType} from 'react'

/**
 * `Navbar/MobileSidebar`: Lectern's menu is a dialog. Docusaurus's is an element that a class of the
 * navbar shows, above a backdrop.
 */
export default function adapt(Component: ComponentType, isOwn: boolean): ComponentType {
  if (isOwn) return Component
  return function AdaptedMobileSidebar() {
    const {isOpen, close} = useMobileSidebar()
    return (
      <div className={isOpen ? 'navbar-sidebar--show' : undefined}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the menu also has a close button */}
        <div role="presentation" className="navbar-sidebar__backdrop" onClick={close} />
        <Component />
      </div>
    )
  }
}
