import type {DocsGlobalData, DocsVersionData} from '@lectern/types'

/** The docs instance that a path belongs to. */
export interface ActivePlugin {
  /** ID of the instance. */
  pluginId: string
  /** Global data of the instance. */
  pluginData: DocsGlobalData
}

/**
 * Finds the docs instance that a path belongs to. If instances are nested, returns the innermost
 * one.
 *
 * @param all - Global data of all docs instances by plugin ID.
 * @param routePath - Path without base URL.
 */
export function findActivePlugin(
  all: Readonly<Record<string, DocsGlobalData>>,
  routePath: string
): ActivePlugin | undefined {
  const found = findNearestAbove(Object.entries(all), ([, {path}]) => path, routePath)
  return found && {pluginId: found[0], pluginData: found[1]}
}

/** Finds the version that a path belongs to, which is the one with the longest base path. */
export function findActiveVersion(
  {versions}: DocsGlobalData,
  routePath: string
): DocsVersionData | undefined {
  return findNearestAbove(versions, ({path}) => path, routePath)
}

function findNearestAbove<Entry>(
  entries: readonly Entry[],
  pathOf: (entry: Entry) => string,
  routePath: string
): Entry | undefined {
  return entries
    .filter((entry) => isAbove(pathOf(entry), routePath))
    .sort((left, right) => pathOf(right).length - pathOf(left).length)[0]
}

function isAbove(path: string, routePath: string): boolean {
  return path === '/' || routePath === path || routePath.startsWith(`${path}/`)
}
