import {useThemeConfig} from '@lectern/client'
import type {ThemeConfig} from '@lectern/types'
import NavbarContent from '@theme/Navbar/Content'
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar'
import {type ReactNode, useRef} from 'react'
import {joinClasses} from '../../behaviour/join-classes.js'
import {MobileSidebarProvider} from '../../behaviour/mobile-sidebar.js'
import {useHideOnScroll} from '../../behaviour/use-hide-on-scroll.js'

/** The bar at the top of every page. */
export default function Navbar({secondaryMenu}: {secondaryMenu?: ReactNode}) {
  const {hideOnScroll, style} = useThemeConfig<ThemeConfig>().navbar
  const bar = useRef<HTMLElement>(null)
  const isHidden = useHideOnScroll(bar, hideOnScroll)
  return (
    <MobileSidebarProvider secondaryMenu={secondaryMenu}>
      <nav
        ref={bar}
        aria-label="Main"
        className={joinClasses(
          'theme-layout-navbar navbar navbar--fixed-top',
          style && `navbar--${style}`,
          isHidden && 'navbar--hidden'
        )}
      >
        <NavbarContent />
      </nav>
      <NavbarMobileSidebar />
    </MobileSidebarProvider>
  )
}
