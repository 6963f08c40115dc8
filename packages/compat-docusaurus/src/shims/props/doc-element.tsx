import {createContext, type ReactNode, useContext} from 'react'

const DocElement = createContext<ReactNode>(null)

/** Provides the page to the site's `DocRoot`. It reads the page with a hook. */
export function DocElementProvider({element, children}: {element: ReactNode; children: ReactNode}) {
  return <DocElement value={element}>{children}</DocElement>
}

/** Returns the page of the enclosing `DocRoot`. */
export function useDocElement(): ReactNode {
  return useContext(DocElement)
}
