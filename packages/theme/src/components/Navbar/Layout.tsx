import {useThemeConfig, translate} from '@lectern/client'
import type {ThemeConfig} from '@lectern/types'
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar'
import {type ReactNode, useRef} from 'react'
import {joinClasses} from '../../behavior/markup/join-classes.js'
import {useHideOnScroll} from '../../behavior/scroll/use-hide-on-scroll.js'

/** The bar around the navbar's content, and the mobile menu. */
export default function NavbarLayout({children}: {children: ReactNode}) {
  const {hideOnScroll, style} = useThemeConfig<ThemeConfig>().navbar
  const bar = useRef<HTMLElement>(null)
  const isHidden = useHideOnScroll(bar, hideOnScroll)
  return (
    <>
      <nav
        ref={bar}
        aria-label={translate({id: 'theme.NavBar.navAriaLabel', message: 'Main'})}
        className={joinClasses(
          'theme-layout-navbar navbar navbar--fixed-top',
          style && `navbar--${style}`,
          isHidden && 'navbar--hidden'
        )}
      >
        {children}
      </nav>
      <NavbarMobileSidebar />
    </>
  )
}
