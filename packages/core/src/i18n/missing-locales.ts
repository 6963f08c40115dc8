import type {Route} from '@lectern/types'

/** Paths of the pages of each locale. A locale whose pages aren't known is missing. */
export type LocalePaths = ReadonlyMap<string, ReadonlySet<string>>

/** Returns routes that name the locales without the page (`missingLocales`). */
export function addMissingLocales(routes: readonly Route[], locales: LocalePaths): Route[] {
  return routes.map((route) => {
    const missing = findMissingLocales(route.path, locales)
    return missing ? {...route, missingLocales: missing} : route
  })
}

/** Returns the locales that lack a page, each with the path of its nearest page. */
function findMissingLocales(
  path: string,
  locales: LocalePaths
): Readonly<Record<string, string>> | undefined {
  const missing = [...locales]
    .filter(([, paths]) => !paths.has(path))
    .map(([locale, paths]) => [locale, findNearestPath(path, paths)] as const)
  return missing.length === 0 ? undefined : Object.fromEntries(missing)
}

/** Returns the closest path above a path that is a page, in the end the home page. */
function findNearestPath(path: string, paths: ReadonlySet<string>): string {
  let parent = path
  while (parent !== '') {
    parent = parent.slice(0, parent.lastIndexOf('/'))
    if (paths.has(parent)) return parent
  }
  return '/'
}
