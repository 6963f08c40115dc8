import type {ReactNode} from 'react'

/** A nested route, as in `route.routes` of a plugin's component. */
export interface ChildRoute {
  element?: ReactNode
}

/** `@docusaurus/renderRoutes`: the current page below a component. */
export default function renderRoutes(routes: readonly ChildRoute[] = []): ReactNode {
  return routes[0]?.element ?? null
}
