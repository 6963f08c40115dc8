import type {Route} from '@lectern/types'

/** Page paths by locale. Locales whose pages are unknown aren't included. */
export type LocalePaths = ReadonlyMap<string, ReadonlySet<string>>

/** Sets `missingLocales` on each route, i.e. the locales that don't have the page. */
export function addMissingLocales(routes: readonly Route[], locales: LocalePaths): Route[] {
  return routes.map((route) => {
    const missing = findMissingLocales(route.path, locales)
    return missing ? {...route, missingLocales: missing} : route
  })
}

/**
 * Returns the locales that don't have a page, each with the path of the nearest page that it has.
 */
function findMissingLocales(
  path: string,
  locales: LocalePaths
): Readonly<Record<string, string>> | undefined {
  const missing = [...locales]
    .filter(([, paths]) => !paths.has(path))
    .map(([locale, paths]) => [locale, findNearestPath(path, paths)] as const)
  return missing.length === 0 ? undefined : Object.fromEntries(missing)
}

/** Returns the nearest parent path that is a page, or else the home page. */
function findNearestPath(path: string, paths: ReadonlySet<string>): string {
  let parent = path
  while (parent !== '') {
    parent = parent.slice(0, parent.lastIndexOf('/'))
    if (paths.has(parent)) return parent
  }
  return '/'
}
