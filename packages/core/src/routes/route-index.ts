import type {Route} from '@lectern/types'
import {comparablePath} from '@lectern/shared/url/url-path'

/** The routes of a site, indexed for repeated lookups. */
export interface RouteIndex {
  all: readonly Route[]
  /** Routes by their comparable path. */
  byPath: ReadonlyMap<string, Route>
  /** Routes that also match every path below them. */
  open: readonly Route[]
}

/** Creates an index for fast lookups of routes. */
export function createRouteIndex(routes: readonly Route[]): RouteIndex {
  return {
    all: routes,
    byPath: new Map(routes.map((route) => [comparablePath(route.path), route])),
    open: routes.filter(({exact}) => exact === false)
  }
}

/** Returns the open route that matches a comparable path. */
export function findOpenRoute({open}: RouteIndex, comparable: string): Route | undefined {
  return open.find((route) => comparable.startsWith(`${route.path}/`))
}
