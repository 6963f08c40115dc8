import {
  MobileSidebarProvider,
  useHasMobileSidebar
} from '@lectern/theme/behavior/navbar/mobile-sidebar'
import StaticBehavior from '@theme/StaticBehavior'
import type {ReactNode} from 'react'
import {useSecondaryMenu} from '../props/secondary-menu.js'

/** Provides the state of the mobile menu in a layout of the site. */
export function NavbarProvider({children}: {children?: ReactNode}) {
  const secondaryMenu = useSecondaryMenu()
  if (useHasMobileSidebar()) return children
  return (
    <MobileSidebarProvider secondaryMenu={secondaryMenu}>
      {children}
      <StaticBehavior />
    </MobileSidebarProvider>
  )
}
