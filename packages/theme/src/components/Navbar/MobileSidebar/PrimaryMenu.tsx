import {useThemeConfig, translate} from '@lectern/client'
import type {ThemeConfig} from '@lectern/types'
import NavbarItem from '@theme/NavbarItem'

/** The main mobile menu, with the navbar items. */
export default function NavbarMobileSidebarPrimaryMenu() {
  const {items} = useThemeConfig<ThemeConfig>().navbar
  return (
    <nav
      aria-label={translate({
        id: 'theme.navbar.mobileSidebar.mainMenuAriaLabel',
        message: 'Main menu'
      })}
    >
      <ul className="menu__list">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the configured items never change their order
          <NavbarItem key={index} {...item} mobile />
        ))}
      </ul>
    </nav>
  )
}
