import {createContext, useContext, useRef, type ReactNode} from 'react'

/** State of a sidebar that persists across pages. */
export interface SidebarMemory {
  /** Categories that a reader opened (true) or closed (false), by `categoryKey`. */
  open: Readonly<Record<string, boolean>>
  scrollTop: number
}

const MemoryContext = createContext<Map<string, SidebarMemory> | undefined>(undefined)

/**
 * Keeps the open categories and scroll positions of sidebars when the reader visits other types of
 * pages.
 */
export function SidebarMemoryProvider({children}: {children: ReactNode}) {
  const memory = useRef<Map<string, SidebarMemory>>(undefined)
  memory.current ??= new Map()
  return <MemoryContext value={memory.current}>{children}</MemoryContext>
}

/**
 * Returns the state of all sidebars by name, or `undefined` if a site replaced `@theme/Root`
 * without providing it.
 */
export function useSidebarMemory(): Map<string, SidebarMemory> | undefined {
  return useContext(MemoryContext)
}
