import {useThemeConfig} from '@lectern/client'
import type {NavbarItemConfig, ThemeConfig} from '@lectern/types'
import ColorModeToggle from '@theme/Navbar/ColorModeToggle'
import NavbarLogo from '@theme/Navbar/Logo'
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle'
import NavbarItem from '@theme/NavbarItem'
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem'

/** The navbar's content: logo and left items, then right items and the color mode button. */
export default function NavbarContent() {
  const {navbar, colorMode} = useThemeConfig<ThemeConfig>()
  return (
    <div className="navbar__inner">
      <div className="theme-layout-navbar-left navbar__items">
        <NavbarMobileSidebarToggle />
        <NavbarLogo />
        <Items items={navbar.items.filter(({position}) => position === 'left')} />
      </div>
      <div className="theme-layout-navbar-right navbar__items navbar__items--right">
        <Items items={navbar.items.filter(({position}) => position !== 'left')} />
        {!colorMode.disableSwitch && <ColorModeToggle />}
        {!navbar.items.some(({type}) => type === 'search') && <SearchNavbarItem />}
      </div>
    </div>
  )
}

function Items({items}: {items: readonly NavbarItemConfig[]}) {
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the configured items never change their order
    <NavbarItem key={index} {...item} />
  ))
}
