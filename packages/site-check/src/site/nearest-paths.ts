import {findNearest} from '@lectern/shared/text/nearest'

/** How many addresses are compared with others: each comparison costs, and more hints help nobody. */
const HINTS = 50
const CANDIDATES = 2000

/** Finds the address that was meant; gives up after so many, so that a broken site is checked as fast. */
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

/** Typos are usually this close to the end. */
function startOf(path: string): string {
  return path.slice(0, 4)
}
