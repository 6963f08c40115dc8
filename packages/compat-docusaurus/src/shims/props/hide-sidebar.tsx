import {createContext, type ReactNode, useContext} from 'react'

type HideSidebar = (() => void) | undefined

const Hide = createContext<HideSidebar>(undefined)

/** Provides the function with which the site's layout hides the docs sidebar. */
export function HideSidebarProvider({hide, children}: {hide: HideSidebar; children: ReactNode}) {
  return <Hide value={hide}>{children}</Hide>
}

/** Returns the function with which the site's layout hides the docs sidebar, if it has one. */
export function useHideSidebar(): HideSidebar {
  return useContext(Hide)
}
