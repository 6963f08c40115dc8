import {sortByDistance} from '@lectern/shared/text/nearest'

/** Returns a hint for an unknown name, with up to ten existing names, most similar first. */
export function listNearest(name: string, available: readonly string[]): string {
  if (available.length === 0) return 'Create it first.'
  const nearest = sortByDistance(name, available).slice(0, 10)
  const rest = available.length - nearest.length
  return `Use one of: ${nearest.join(', ')}${rest > 0 ? ` … and ${rest} more` : ''}.`
}
