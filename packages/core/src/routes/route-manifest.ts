import type {Route, RouteManifest, SiteProblem} from '@lectern/types'
import {comparablePath} from '@lectern/shared/url/url-path'

/**
 * Turn every plugin's routes into the one manifest that all later stages read.
 *
 * @param routes - Routes of all plugins, in plugin order; paths start with `/`, without base URL.
 * @returns `manifest`: routes sorted by `path` in code-unit order, so that two builds of one content
 *   folder are byte-identical; the first claim on a path wins. `problems`: one `route-conflict` for
 *   each later claim, placed at the later file, and one `route-path-invalid` for each path that would lead out
 *   of the site: the page of such a path would be written outside of the output folder.
 */
export function createRouteManifest(routes: readonly Route[]): {
  manifest: RouteManifest
  problems: SiteProblem[]
} {
  const routeByPath = new Map<string, Route>()
  const problems: SiteProblem[] = []
  for (const route of routes) {
    if (leadsOut(route.path)) {
      problems.push(describeWayOut(route))
      continue
    }
    const key = comparablePath(route.path)
    const first = routeByPath.get(key)
    if (first) problems.push(describeConflict(route, first))
    else routeByPath.set(key, route)
  }
  const sorted = [...routeByPath.values()].sort((left, right) => (left.path < right.path ? -1 : 1))
  return {manifest: {routes: sorted}, problems}
}

/** Whether a path has a part `.` or `..`, in whatever way browsers and file systems take for one. */
function leadsOut(routePath: string): boolean {
  const parts = decodeEach(routePath).split(/[\\/]/)
  return parts.some((part) => part === '.' || part === '..') || routePath.includes('\0')
}

function decodeEach(routePath: string): string {
  return routePath.replace(/%2e|%2f|%5c/gi, (code) => decodeURIComponent(code))
}

function describeWayOut(route: Route): SiteProblem {
  return {
    code: 'route-path-invalid',
    message: `${route.source ?? `A page of the plugin ${route.plugin.name}`} claims ${route.path.replaceAll('\0', '\\0')}, which is no path of this site.`,
    position: route.source ? {file: route.source} : undefined,
    hint: 'Write the `slug` or `permalink` without `.` and `..` between slashes.'
  }
}

function describeConflict(route: Route, first: Route): SiteProblem {
  return {
    code: 'route-conflict',
    message: `${originOf(route)} and ${originOf(first)} both claim ${route.path}.`,
    position: route.source ? {file: route.source} : undefined,
    hint: 'Give one of them another `slug` in its front matter, or rename the file.'
  }
}

function originOf({source, plugin}: Route): string {
  return source ?? `the plugin ${plugin.name}`
}
