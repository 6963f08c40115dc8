interface PageLocation {
  pathname: string
  search: string
  hash: string
}

/** The current and previous location of the reader. */
export interface RouteUpdate {
  location: PageLocation
  /** `null` on the first page. */
  previousLocation: PageLocation | null
}

/** Checks whether the reader navigated to a different page after the first one. */
export function isFurtherPage({location, previousLocation}: RouteUpdate): boolean {
  if (!previousLocation) return false
  return (['pathname', 'search', 'hash'] as const).some(
    (part) => location[part] !== previousLocation[part]
  )
}
