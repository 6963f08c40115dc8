import {createContext, type ReactNode, useContext} from 'react'

const DocElement = createContext<ReactNode>(null)

/** Holds the page for a `DocRoot` of the site, which gets it by a hook. */
export function DocElementProvider({element, children}: {element: ReactNode; children: ReactNode}) {
  return <DocElement value={element}>{children}</DocElement>
}

/** Returns the page that the `DocRoot` around a component shows. */
export function useDocElement(): ReactNode {
  return useContext(DocElement)
}
