import {useThemeConfig, translate} from '@lectern/client'
import type {ThemeConfig} from '@lectern/types'
import IconClose from '@theme/Icon/Close'
import ColorModeToggle from '@theme/Navbar/ColorModeToggle'
import NavbarLogo from '@theme/Navbar/Logo'
import {useMobileSidebar} from '../../../behavior/navbar/mobile-sidebar.js'

/** Top of the mobile menu: site name, color mode, and close button. */
export default function NavbarMobileSidebarHeader() {
  const {colorMode} = useThemeConfig<ThemeConfig>()
  const {close} = useMobileSidebar()
  return (
    <div className="navbar-sidebar__brand">
      <NavbarLogo />
      {!colorMode.disableSwitch && <ColorModeToggle className="navbar-sidebar__mode" />}
      <button
        type="button"
        className="icon-button navbar-sidebar__close"
        aria-label={translate({
          id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
          message: 'Close navigation bar'
        })}
        onClick={close}
      >
        <IconClose />
      </button>
    </div>
  )
}
