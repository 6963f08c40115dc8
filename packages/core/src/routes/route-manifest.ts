import type {Route, RouteManifest, SiteProblem, SourcePosition} from '@lectern/types'
import {comparablePath} from '@lectern/shared/url/url-path'
import {findRouteIssue} from '@lectern/shared/pages/route-issue'

/**
 * Merges the routes of all plugins into the manifest for later stages.
 *
 * @param routes - Routes in the order of the plugins. Paths start with `/` and don't include the
 *   base URL.
 * @param locate - Returns the place in a source file that sets its page's path.
 * @returns `manifest` contains the routes. They're sorted by `path` in code-unit order, so that
 *   builds are reproducible. If several routes have the same path, the first one wins. `problems`
 *   contains a `route-conflict` for each of the other routes, reported in that route's file, and a
 *   `route-path-invalid` for each path that isn't a valid file path.
 */
export function createRouteManifest(
  routes: readonly Route[],
  locate: (file: string) => SourcePosition = (file) => ({file})
): {
  manifest: RouteManifest
  problems: SiteProblem[]
} {
  const routeByPath = new Map<string, Route>()
  const problems: SiteProblem[] = []
  for (const route of routes) {
    const issue = findRouteIssue(route.path) ?? findPercentIssue(route)
    if (issue !== undefined) {
      problems.push({...describeIssue(route, issue), ...positionOf(route, locate)})
      continue
    }
    const key = comparablePath(route.path)
    const first = routeByPath.get(key)
    if (first) problems.push({...describeConflict(route, first), ...positionOf(route, locate)})
    else routeByPath.set(key, route)
  }
  const sorted = [...routeByPath.values()].sort((left, right) => (left.path < right.path ? -1 : 1))
  return {manifest: {routes: sorted}, problems}
}

/** Servers decode a percent sign, even if it's part of a filename such as `100%.md`. */
function findPercentIssue({path, source}: Route): string | undefined {
  return source !== undefined && path.includes('%') ? "has the character '%'" : undefined
}

function describeIssue(route: Route, issue: string): SiteProblem {
  return {
    code: 'route-path-invalid',
    message: `The path ${JSON.stringify(route.path)} of ${route.source ?? `a page of the plugin ${route.plugin.name}`} ${issue}.`,
    hint: 'Change the `slug` or `permalink`, or rename the file.'
  }
}

function describeConflict(route: Route, first: Route): SiteProblem {
  return {
    code: 'route-conflict',
    message: `The URL ${route.path} is used by two pages: ${originOf(first)} and ${originOf(route)}.`,
    hint: 'Change the `slug` of one page, or rename its file.'
  }
}

function positionOf({source}: Route, locate: (file: string) => SourcePosition) {
  return source === undefined ? {} : {position: locate(source)}
}

function originOf({source, plugin}: Route): string {
  return source ?? `the plugin ${plugin.name}`
}
