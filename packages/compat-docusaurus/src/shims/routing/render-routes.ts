import type {ReactNode} from 'react'

/** A nested route in a component's `route.routes`. */
export interface ChildRoute {
  element?: ReactNode
}

/** `@docusaurus/renderRoutes`: renders the current nested route. */
export default function renderRoutes(routes: readonly ChildRoute[] = []): ReactNode {
  return routes[0]?.element ?? null
}
