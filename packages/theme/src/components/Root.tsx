import type {ReactNode} from 'react'
import {SidebarMemoryProvider} from '../behavior/sidebar/sidebar-memory.js'

/** Stands around every page and stays while pages change: the place for a site's own providers. */
export default function Root({children}: {children: ReactNode}) {
  return <SidebarMemoryProvider>{children}</SidebarMemoryProvider>
}
