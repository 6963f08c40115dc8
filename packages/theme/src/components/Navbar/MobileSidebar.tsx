import {useThemeConfig} from '@lectern/client'
import type {ThemeConfig} from '@lectern/types'
import IconClose from '@theme/Icon/Close'
import IconMenu from '@theme/Icon/Menu'
import ColorModeToggle from '@theme/Navbar/ColorModeToggle'
import NavbarLogo from '@theme/Navbar/Logo'
import NavbarItem from '@theme/NavbarItem'
import {type ReactNode, useRef, useState} from 'react'
import {useCloseMobileSidebar} from '../../behaviour/use-close-mobile-sidebar.js'

const PANEL_ID = 'navbar-sidebar'

/**
 * The menu of narrow screens, with the button that opens it. A popover: the browser opens and closes
 * it, takes Escape and outside clicks, and keeps it on top. It is empty until it opens, so that pages
 * do not carry their navigation twice.
 */
export default function MobileSidebar({secondaryMenu}: {secondaryMenu?: ReactNode}) {
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const closeAfterClick = useCloseMobileSidebar(panel)
  return (
    <>
      <button
        type="button"
        className="icon-button navbar__toggle"
        aria-label="Open the menu"
        aria-expanded={isOpen}
        popoverTarget={PANEL_ID}
      >
        <IconMenu />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: links inside take the keys; this only closes after them */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link arrives here as a click */}
      <div
        ref={panel}
        id={PANEL_ID}
        popover="auto"
        className="navbar-sidebar"
        onBeforeToggle={(event) => setOpen(event.newState === 'open')}
        onClick={closeAfterClick}
      >
        {isOpen && <Panel secondaryMenu={secondaryMenu} />}
      </div>
    </>
  )
}

function Panel({secondaryMenu}: {secondaryMenu: ReactNode}) {
  const {colorMode} = useThemeConfig<ThemeConfig>()
  return (
    <>
      <div className="navbar-sidebar__brand">
        <NavbarLogo />
        {!colorMode.disableSwitch && <ColorModeToggle className="navbar-sidebar__mode" />}
        <button
          type="button"
          className="icon-button navbar-sidebar__close"
          aria-label="Close the menu"
          popoverTarget={PANEL_ID}
          popoverTargetAction="hide"
        >
          <IconClose />
        </button>
      </div>
      <Menus secondary={secondaryMenu} />
    </>
  )
}

/** The page's own menu first, if it has one, with the way back to the main menu. */
function Menus({secondary}: {secondary: ReactNode}) {
  const {items} = useThemeConfig<ThemeConfig>().navbar
  const [isSecondary, setSecondary] = useState(true)
  if (secondary && isSecondary) {
    return (
      <div className="navbar-sidebar__items">
        <button type="button" className="navbar-sidebar__back" onClick={() => setSecondary(false)}>
          ← Back to main menu
        </button>
        {secondary}
      </div>
    )
  }
  return (
    <ul className="menu__list navbar-sidebar__items">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the configuration's items never change places
        <NavbarItem key={index} {...item} mobile />
      ))}
    </ul>
  )
}
