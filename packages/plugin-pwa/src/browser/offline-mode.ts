/** Strategies for activating offline mode (specification §7). */
export const STRATEGIES = [
  'appInstalled',
  'standalone',
  'queryString',
  'saveData',
  'mobile',
  'always'
] as const

export type Strategy = (typeof STRATEGIES)[number]

/** Maximum screen width of a phone in pixels. */
const MOBILE_WIDTH = 996

/** Browser state that the activation strategies depend on. */
export interface ReaderState {
  search: string
  width: number
  isStandalone: boolean
  savesData: boolean
  /** Whether the site has recorded an installation. */
  wasInstalled: boolean
  /** Returns whether the browser considers the site an installed app. Not all browsers can tell. */
  isRelatedApp(): Promise<boolean>
}

/** Returns the strategies that apply. Offline mode is active if at least one does. */
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
