import type {ReactNode} from 'react'
import {SidebarMemoryProvider} from '../behavior/sidebar/sidebar-memory.js'

/** Wraps every page and stays mounted during navigation, so sites can add providers here. */
export default function Root({children}: {children: ReactNode}) {
  return <SidebarMemoryProvider>{children}</SidebarMemoryProvider>
}
