interface PageLocation {
  pathname: string
  search: string
  hash: string
}

/** The current and the previous location. */
export interface RouteUpdate {
  location: PageLocation
  /** `null` on the first page. */
  previousLocation: PageLocation | null
}

/** Tests whether the reader has navigated away from the first page. */
export function isFurtherPage({location, previousLocation}: RouteUpdate): boolean {
  if (!previousLocation) return false
  return (['pathname', 'search', 'hash'] as const).some(
    (part) => location[part] !== previousLocation[part]
  )
}
