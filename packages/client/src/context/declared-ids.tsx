import {createContext, type ReactNode, useContext} from 'react'

const DeclaredIds = createContext<Set<string> | undefined>(undefined)

/** Collects the IDs that components declare while a page is rendered at build time. */
export function DeclaredIdsProvider({ids, children}: {ids: Set<string>; children: ReactNode}) {
  return <DeclaredIds value={ids}>{children}</DeclaredIds>
}

/**
 * Returns a function that declares an element ID of the page. Call it while rendering, for an
 * element that's added to the page later, such as the content of a closed tab. Links to a declared
 * ID aren't reported as `broken-anchor`.
 *
 * @example
 * const declareId = useDeclareId()
 * for (const tool of tools) declareId(tool.name)
 */
export function useDeclareId(): (id: string) => void {
  const ids = useContext(DeclaredIds)
  return (id) => {
    ids?.add(id)
  }
}
