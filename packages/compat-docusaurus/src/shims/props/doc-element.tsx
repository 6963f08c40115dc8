import {createContext, type ReactNode, useContext} from 'react'

const DocElement = createContext<ReactNode>(null)

/** Provides the page to a `DocRoot` of the site, which reads it with a hook. */
export function DocElementProvider({element, children}: {element: ReactNode; children: ReactNode}) {
  return <DocElement value={element}>{children}</DocElement>
}

/** Returns the page that the `DocRoot` around a component shows. */
export function useDocElement(): ReactNode {
  return useContext(DocElement)
}
