import NavbarMobileSidebarHeader from '@theme/Navbar/MobileSidebar/Header'
import NavbarMobileSidebarPrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu'
import NavbarMobileSidebarSecondaryMenu from '@theme/Navbar/MobileSidebar/SecondaryMenu'
import {useRef} from 'react'
import {useMobileSidebar} from '../../../behavior/navbar/mobile-sidebar.js'

/** Content of the mobile menu: its header, and the page's own menu or the main menu. */
export default function NavbarMobileSidebarLayout() {
  const {isSecondary, ...menu} = useMobileSidebar()
  const panel = useRef<HTMLDivElement>(null)
  const showPrimary = () => {
    menu.showPrimary()
    // The focused button is about to disappear.
    panel.current?.focus()
  }
  return (
    <div ref={panel} tabIndex={-1} className="navbar-sidebar__panel">
      <NavbarMobileSidebarHeader />
      <div className="navbar-sidebar__items">
        {isSecondary ? (
          <NavbarMobileSidebarSecondaryMenu onBack={showPrimary} />
        ) : (
          <NavbarMobileSidebarPrimaryMenu />
        )}
      </div>
    </div>
  )
}
