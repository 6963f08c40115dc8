import {translate} from '@lectern/client'
import IconMenu from '@theme/Icon/Menu'
import {MOBILE_SIDEBAR_ID, useMobileSidebar} from '../../../behavior/navbar/mobile-sidebar.js'

/** Button that opens the mobile menu. */
export default function NavbarMobileSidebarToggle() {
  const {isOpen, open} = useMobileSidebar()
  return (
    <button
      type="button"
      className="icon-button navbar__toggle"
      aria-label={translate({
        id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
        message: 'Toggle navigation bar'
      })}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-controls={MOBILE_SIDEBAR_ID}
      onClick={open}
    >
      <IconMenu />
    </button>
  )
}
