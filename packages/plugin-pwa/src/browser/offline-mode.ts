/** Reasons for which a site is kept for reading offline (specification §7). */
export const STRATEGIES = [
  'appInstalled',
  'standalone',
  'queryString',
  'saveData',
  'mobile',
  'always'
] as const

export type Strategy = (typeof STRATEGIES)[number]

/** Maximum width in pixels of a phone's screen. */
const MOBILE_WIDTH = 996

/** Data of a browser about its reader. */
export interface ReaderState {
  search: string
  width: number
  isStandalone: boolean
  savesData: boolean
  /** Whether the site has heard that it was installed. */
  wasInstalled: boolean
  /** Whether the browser knows the site as an installed app; not all browsers tell. */
  isRelatedApp(): Promise<boolean>
}

/** The strategies that hold for a reader; offline mode is on with at least one. */
export async function findActiveStrategies(
  strategies: readonly Strategy[],
  reader: ReaderState
): Promise<Strategy[]> {
  const holds: Record<Strategy, () => boolean | Promise<boolean>> = {
    appInstalled: async () => reader.wasInstalled || (await reader.isRelatedApp()),
    standalone: () => reader.isStandalone,
    queryString: () => new URLSearchParams(reader.search).get('offlineMode') === 'true',
    saveData: () => reader.savesData,
    mobile: () => reader.width <= MOBILE_WIDTH,
    always: () => true
  }
  const active = await Promise.all(strategies.map((strategy) => holds[strategy]()))
  return strategies.filter((_, position) => active[position])
}
