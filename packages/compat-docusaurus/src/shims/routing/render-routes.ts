import {cloneElement, isValidElement, type ReactNode} from 'react'
import {RouteContextProvider} from '@lectern/client'

/** A nested route in a component's `route.routes`. */
export interface ChildRoute {
  element?: ReactNode
}

/**
 * `@docusaurus/renderRoutes`: renders the current nested route.
 *
 * @param extraProps - Additional props of the route's component. They replace its modules, but not
 *   its `route`.
 */
export default function renderRoutes(
  routes: readonly ChildRoute[] = [],
  extraProps: Readonly<Record<string, unknown>> = {}
): ReactNode {
  const {route: _, ...props} = extraProps
  return addProps(routes[0]?.element ?? null, props)
}

/** Adds props to a component, which can be inside the context of its route. */
function addProps(element: ReactNode, props: Readonly<Record<string, unknown>>): ReactNode {
  if (!isValidElement<{children?: ReactNode}>(element)) return element
  if (element.type !== RouteContextProvider) return cloneElement(element, props)
  return cloneElement(element, {}, addProps(element.props.children, props))
}
