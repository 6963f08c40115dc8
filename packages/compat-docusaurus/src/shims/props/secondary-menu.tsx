import {createContext, type ReactNode, useContext} from 'react'

const SecondaryMenu = createContext<ReactNode>(undefined)

/** Provides the secondary mobile menu to the site's `Layout`. */
export function SecondaryMenuProvider({menu, children}: {menu: ReactNode; children: ReactNode}) {
  return <SecondaryMenu value={menu}>{children}</SecondaryMenu>
}

/** Returns the secondary mobile menu of the page. */
export function useSecondaryMenu(): ReactNode {
  return useContext(SecondaryMenu)
}

const IsSecondaryMenu = createContext(false)

/** Marks components that are the secondary menu themselves. */
export function SecondaryMenuArea({children}: {children: ReactNode}) {
  return <IsSecondaryMenu value={true}>{children}</IsSecondaryMenu>
}

/** Returns whether a component is part of the secondary menu. */
export function useIsSecondaryMenu(): boolean {
  return useContext(IsSecondaryMenu)
}
