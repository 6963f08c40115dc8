import type {Route} from '@lectern/types'
import type {LoadedLocale} from '../build/load-locale.js'
import type {PreparedLocale} from '../build/scan-locales.js'
import type {CompiledContent} from '../content/compiled-content.js'
import type {PageCost} from './split-pages.js'

/** Costs of all pages, sorted by locale and path. */
export interface SiteCosts {
  pages: readonly PageCost[]
  /**
   * Basis of the costs: `measured` if a previous build recorded the durations, `size` otherwise.
   */
  basis: 'measured' | 'size'
}

/** Cost of a page without content, expressed as bytes of source. */
const BASE_BYTES = 2500

/** Minimum share of pages with a measured cost. Below it, all costs are estimated. */
const MIN_MEASURED = 0.5

/** Estimates costs from the size of the sources, so that every machine gets the same result. */
export function estimateCosts(locales: readonly PreparedLocale[]): SiteCosts {
  const pages = locales.flatMap(({loaded, scanned}) => {
    const sizes = loaded.reader.memory()
    return scanned.scan.manifest.routes.map((route) => ({
      page: {locale: loaded.target.name, path: route.path},
      cost: sizeOf(route, sizes)
    }))
  })
  return {pages, basis: 'size'}
}

/**
 * Returns the costs of all pages: their durations in the previous build, or estimates for new
 * pages.
 */
export function measureCosts(locales: readonly PreparedLocale[]): SiteCosts {
  const estimated = estimateCosts(locales)
  const durations = locales.flatMap(listDurations)
  const measured = durations.filter((duration) => duration !== undefined)
  if (measured.length < Math.max(1, durations.length * MIN_MEASURED)) return estimated
  let time = 0
  let bytes = 0
  for (const [index, duration] of durations.entries()) {
    if (duration === undefined) continue
    time += duration
    bytes += estimated.pages[index]?.cost ?? 0
  }
  const rate = time / bytes
  return {
    basis: 'measured',
    pages: estimated.pages.map(({page, cost}, index) => ({
      page,
      cost: Math.max(durations[index] ?? cost * rate, 0.1)
    }))
  }
}

type Sizes = ReturnType<LoadedLocale['reader']['memory']>

function sizeOf({contents}: Route, sizes: Sizes): number {
  const total = contents.reduce((sum, {source}) => sum + (sizes[source]?.size ?? 0), 0)
  return BASE_BYTES + total
}

/**
 * Returns the duration of each page in the previous build, in milliseconds. `undefined` if unknown.
 */
function listDurations({loaded, scanned}: PreparedLocale): (number | undefined)[] {
  const {pages, contents} = loaded.memory
  const {routes} = scanned.scan.manifest
  const sizes = loaded.reader.memory()
  const rate = findCompileRate(routes, contents, sizes)
  return routes.map((route) => {
    const note = pages.get(route.path)
    return note && note.duration + rate * (sizeOf(route, sizes) - BASE_BYTES)
  })
}

/**
 * Returns the mean compile time in milliseconds per byte. The times of individual files aren't
 * precise, because a thread compiles several at once.
 */
function findCompileRate(
  routes: readonly Route[],
  compiled: ReadonlyMap<string, CompiledContent>,
  sizes: Sizes
): number {
  const sources = new Set(routes.flatMap(({contents}) => contents.map(({source}) => source)))
  const bytes = [...sources].reduce((sum, source) => sum + (sizes[source]?.size ?? 0), 0)
  const time = [...compiled.values()].reduce((sum, {duration = 0}) => sum + duration, 0)
  return bytes === 0 ? 0 : time / bytes
}
