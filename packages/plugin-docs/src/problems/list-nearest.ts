import {sortByDistance} from '@lectern/shared/text/nearest'

/** Returns the hint for an unknown name. It lists up to ten existing names, nearest first. */
export function listNearest(name: string, available: readonly string[]): string {
  if (available.length === 0) return 'Create it first.'
  const nearest = sortByDistance(name, available).slice(0, 10)
  const rest = available.length - nearest.length
  return `Use one of: ${nearest.join(', ')}${rest > 0 ? ` … and ${rest} more` : ''}.`
}
