import NavbarContent from '@theme/Navbar/Content'
import NavbarLayout from '@theme/Navbar/Layout'
import type {ReactNode} from 'react'
import {MobileSidebarProvider} from '../../behaviour/mobile-sidebar.js'

/** The bar at the top of every page. */
export default function Navbar({secondaryMenu}: {secondaryMenu?: ReactNode}) {
  return (
    <MobileSidebarProvider secondaryMenu={secondaryMenu}>
      <NavbarLayout>
        <NavbarContent />
      </NavbarLayout>
    </MobileSidebarProvider>
  )
}
