import {
  MobileSidebarProvider,
  useHasMobileSidebar
} from '@lectern/theme/behavior/navbar/mobile-sidebar'
import StaticBehavior from '@theme/StaticBehavior'
import type {ReactNode} from 'react'
import {useSecondaryMenu} from '../../props/secondary-menu.js'

/** Providers for the components of the site's `Layout`. */
export default function LayoutProvider({children}: {children?: ReactNode}) {
  const secondaryMenu = useSecondaryMenu()
  if (useHasMobileSidebar()) return children
  return (
    <MobileSidebarProvider secondaryMenu={secondaryMenu}>
      {children}
      <StaticBehavior />
    </MobileSidebarProvider>
  )
}
