import {
  MobileSidebarProvider,
  useHasMobileSidebar
} from '@lectern/theme/behavior/navbar/mobile-sidebar'
import StaticBehavior from '@theme/StaticBehavior'
import {createContext, type ReactNode, useContext} from 'react'
import {useSecondaryMenu} from '../props/secondary-menu.js'

const IsOwnLayout = createContext(false)

/** Marks Lectern's layout, which has its own mobile menu. */
export function OwnLayout({children}: {children?: ReactNode}) {
  return <IsOwnLayout value={true}>{children}</IsOwnLayout>
}

/** Provides the state of the mobile menu in a layout of the site. */
export function NavbarProvider({children}: {children?: ReactNode}) {
  const secondaryMenu = useSecondaryMenu()
  const isOwn = useContext(IsOwnLayout)
  if (useHasMobileSidebar() || isOwn) return children
  return (
    <MobileSidebarProvider secondaryMenu={secondaryMenu}>
      {children}
      <StaticBehavior />
    </MobileSidebarProvider>
  )
}
