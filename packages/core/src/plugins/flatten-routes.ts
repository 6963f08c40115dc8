import {nestComponents} from '@lectern/bundler'
import type {Route} from '@lectern/types'

/**
 * Converts nested routes to pages. A page gets the props, content and head tags of its parent
 * routes before its own, and its component is nested in theirs.
 */
export function flattenRoutes(routes: readonly Route[]): Route[] {
  return routes.flatMap((route) => {
    const {routes: inner, ...around} = route
    if (!inner) return [route]
    return flattenRoutes(inner).map((child) => ({
      ...child,
      component: nestComponents(around.component, child.component),
      props: {...around.props, ...child.props},
      contents: [...around.contents, ...child.contents],
      head: [...around.head, ...child.head]
    }))
  })
}
