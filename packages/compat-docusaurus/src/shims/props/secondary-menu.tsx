import {createContext, type ReactNode, useContext} from 'react'

const SecondaryMenu = createContext<ReactNode>(undefined)

/** Provides the page's part of the mobile menu to a `Layout` of the site. */
export function SecondaryMenuProvider({menu, children}: {menu: ReactNode; children: ReactNode}) {
  return <SecondaryMenu value={menu}>{children}</SecondaryMenu>
}

/** Returns the page's part of the mobile menu. */
export function useSecondaryMenu(): ReactNode {
  return useContext(SecondaryMenu)
}
