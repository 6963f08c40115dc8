import {nestComponents} from '@lectern/bundler'
import type {Route} from '@lectern/types'

/**
 * Converts nested routes to pages. Props, content and head tags of parent routes come before the
 * page's own. The page's component is nested in the components of its parent routes.
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
