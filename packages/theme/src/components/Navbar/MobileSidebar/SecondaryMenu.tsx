import {translate} from '@lectern/client'
import IconBack from '@theme/Icon/Back'
import {useMobileSidebar} from '../../../behavior/navbar/mobile-sidebar.js'

/** Props of `@theme/Navbar/MobileSidebar/SecondaryMenu`. */
export interface NavbarMobileSidebarSecondaryMenuProps {
  /** Shows the main menu instead. */
  onBack(): void
}

/**
 * The page's own mobile menu, such as a docs sidebar, with a button that goes back to the main
 * menu.
 */
export default function NavbarMobileSidebarSecondaryMenu({
  onBack
}: NavbarMobileSidebarSecondaryMenuProps) {
  return (
    <>
      <button type="button" className="navbar-sidebar__back" onClick={onBack}>
        <IconBack />
        {translate({
          id: 'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel',
          message: 'Back to main menu'
        })}
      </button>
      {useMobileSidebar().secondaryMenu}
    </>
  )
}
