import {joinClasses} from '@lectern/theme/behavior/markup/join-classes'
import {useMobileSidebar} from '@lectern/theme/behavior/navbar/mobile-sidebar'
import Header from '@theme/Navbar/MobileSidebar/Header'
import PrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu'
import SecondaryMenu from '@theme/Navbar/MobileSidebar/SecondaryMenu'
import {type ComponentType, createContext, type ReactNode, useContext} from 'react'

/** Props of Docusaurus's component. */
interface MenuParts {
  header: ReactNode
  primaryMenu: ReactNode
  secondaryMenu: ReactNode
}

/** Whether the layout is inside Lectern's dialog. */
const IsInDialog = createContext(false)

/**
 * `Navbar/MobileSidebar/Layout`: Docusaurus's component receives the parts of the menu, and renders
 * the element around them.
 */
export default function adapt(
  Component: ComponentType<MenuParts>,
  isOwn: boolean
): ComponentType<MenuParts> | ComponentType {
  if (!isOwn) return adaptForeign(Component)
  return function OwnLayout(parts: MenuParts) {
    return useContext(IsInDialog) ? <Component {...parts} /> : <MenuElement {...parts} />
  }
}

function adaptForeign(Component: ComponentType<MenuParts>): ComponentType {
  return function AdaptedLayout() {
    const {showPrimary} = useMobileSidebar()
    return (
      <IsInDialog value={true}>
        <div className="navbar-sidebar--show">
          <Component
            header={<Header />}
            primaryMenu={<PrimaryMenu />}
            secondaryMenu={<SecondaryMenu onBack={showPrimary} />}
          />
        </div>
      </IsInDialog>
    )
  }
}

/** The menu for a site whose `Navbar/MobileSidebar` doesn't render a dialog. */
function MenuElement({header, primaryMenu, secondaryMenu}: MenuParts) {
  const {isSecondary} = useMobileSidebar()
  return (
    <div className="theme-layout-navbar-sidebar navbar-sidebar">
      {header}
      <div
        className={joinClasses(
          'navbar-sidebar__items',
          isSecondary && 'navbar-sidebar__items--show-secondary'
        )}
      >
        <div className="navbar-sidebar__item menu" inert={isSecondary}>
          {primaryMenu}
        </div>
        <div className="navbar-sidebar__item menu" inert={!isSecondary}>
          {secondaryMenu}
        </div>
      </div>
    </div>
  )
}
