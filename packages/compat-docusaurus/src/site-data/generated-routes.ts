import type {DocItemProps, JsonObject, Route} from '@lectern/types'
import {
  describePage,
  describeRoutes,
  type FinishedRoute,
  type PathSettings
} from '../post-build/docusaurus-routes.js'

/**
 * Lists all routes like Docusaurus's generated module, without their components: pages by path, then
 * routes with nested ones, then the route for unknown URLs.
 */
export function listGeneratedRoutes(
  routes: readonly Route[],
  settings: PathSettings
): readonly JsonObject[] {
  const listed = describeRoutes(routes, settings, describeListed)
  return [...sortRoutes(listed).map(describe), {path: '*'}]
}

/** A route with the sidebar of its doc. */
interface ListedRoute extends FinishedRoute {
  sidebar?: string
}

function describeListed(route: Route, settings: PathSettings): ListedRoute {
  const {sidebar} = route.props as unknown as Partial<DocItemProps>
  return {...describePage(route, settings), ...(sidebar && {sidebar: sidebar.id})}
}

function sortRoutes(routes: readonly FinishedRoute[]): readonly FinishedRoute[] {
  const isParent = ({routes: nested}: FinishedRoute) => Number(nested !== undefined)
  return routes.toSorted(
    (left, right) => isParent(left) - isParent(right) || (left.path < right.path ? -1 : 1)
  )
}

function describe({path, exact, sidebar, routes}: ListedRoute): JsonObject {
  return {
    path,
    ...(exact && {exact}),
    ...(sidebar !== undefined && {sidebar}),
    ...(routes && {routes: sortRoutes(routes).map(describe)})
  }
}
