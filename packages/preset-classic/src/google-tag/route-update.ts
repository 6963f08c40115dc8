interface Place {
  pathname: string
  search: string
  hash: string
}

/** Where readers are, and where they were. */
export interface RouteUpdate {
  location: Place
  /** `null` on the first page. */
  previousLocation: Place | null
}

/** Whether a page other than the loaded document is shown. */
export function isFurtherPage({location, previousLocation}: RouteUpdate): boolean {
  if (!previousLocation) return false
  return (['pathname', 'search', 'hash'] as const).some(
    (part) => location[part] !== previousLocation[part]
  )
}
