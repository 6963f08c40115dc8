import type {ReactNode} from 'react'

/** A route below another one, as a plugin's component gets it in `route.routes`. */
export interface ChildRoute {
  element?: ReactNode
}

/** `@docusaurus/renderRoutes`: the page below a component, of which there is one at a time. */
export default function renderRoutes(routes: readonly ChildRoute[] = []): ReactNode {
  return routes[0]?.element ?? null
}
