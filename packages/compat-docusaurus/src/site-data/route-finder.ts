import {comparablePath} from '@lectern/shared/url/url-path'
import type {Route} from '@lectern/types'

/** Finds the page at a path, if there is one. */
export type RouteFinder = (path: string) => Route | undefined

/** Returns a function that finds pages by path, with or without a slash at the end. */
export function createRouteFinder(routes: readonly Route[]): RouteFinder {
  const byPath = new Map(routes.map((route) => [comparablePath(route.path), route]))
  return (path) => byPath.get(comparablePath(path))
}
