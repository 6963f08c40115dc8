import {createContext, type ReactNode, useContext} from 'react'

const DocElement = createContext<ReactNode>(null)

/** Provides the page element to the site's `DocRoot`, which reads it with a hook. */
export function DocElementProvider({element, children}: {element: ReactNode; children: ReactNode}) {
  return <DocElement value={element}>{children}</DocElement>
}

/** Returns the page element inside the enclosing `DocRoot`. */
export function useDocElement(): ReactNode {
  return useContext(DocElement)
}
