import {findNearest} from '@lectern/shared/text/nearest'

/** Maximum number of suggestions, and of paths to compare for each, because comparing is slow. */
const HINTS = 50
const CANDIDATES = 2000

/**
 * Creates a function that suggests a path for a broken link. The number of suggestions is limited,
 * so that checking a site with many broken links stays fast.
 */
export function createNearestPaths(
  paths: readonly string[]
): (wanted: string) => string | undefined {
  const byStart = new Map<string, string[]>()
  for (const path of paths) {
    const near = byStart.get(startOf(path)) ?? []
    byStart.set(startOf(path), near)
    if (near.length < CANDIDATES) near.push(path)
  }
  let left = HINTS
  return (wanted) => {
    left -= 1
    return left < 0 ? undefined : findNearest(wanted, byStart.get(startOf(wanted)) ?? [])
  }
}

/** Returns the start of a path. Typos are more common further on. */
function startOf(path: string): string {
  return path.slice(0, 4)
}
