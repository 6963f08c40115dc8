import {hashContent} from '@lectern/shared/cache/content-hash'

/** A page and its cost. */
export interface PageCost {
  /** Locale and route path of the page. */
  page: PageId
  /** Cost of the page: a positive number in any unit. */
  cost: number
}

/** Identifies a page of a site. */
export interface PageId {
  locale: string
  path: string
}

/**
 * Share of a shard's cost by which its end may move, to keep shards stable when the site changes.
 */
const TOLERANCE = 0.02

/**
 * Splits pages into consecutive groups with similar costs. Near each ideal boundary, the page with
 * the smallest hash starts the next group. After most changes to a site, that's still the same
 * page, so the groups stay the same.
 *
 * @returns Index of each group's first page. Groups can be empty.
 */
export function splitPages(pages: readonly PageCost[], total: number): readonly number[] {
  const before: number[] = [0]
  for (const {cost} of pages) before.push((before.at(-1) ?? 0) + cost)
  const share = (before.at(-1) ?? 0) / total
  const starts = [0]
  for (let group = 1; group < total; group += 1) {
    const cut = chooseCut(pages, before, {ideal: share * group, window: share * TOLERANCE})
    starts.push(Math.max(starts.at(-1) ?? 0, cut))
  }
  return starts
}

interface Cut {
  ideal: number
  window: number
}

/** Selects the first page of a group. */
function chooseCut(
  pages: readonly PageCost[],
  before: readonly number[],
  {ideal, window}: Cut
): number {
  const first = findFirst(before, ideal - window)
  const end = findFirst(before, ideal + window)
  let best = nearest(before, ideal)
  let lowest: string | undefined
  for (let index = first; index < end; index += 1) {
    const hash = hashContent(JSON.stringify(pages[index]?.page) ?? '')
    if (lowest !== undefined && hash >= lowest) continue
    lowest = hash
    best = index
  }
  return best
}

/** Returns the index of the first value that is at least `value`. The values are sorted. */
function findFirst(sorted: readonly number[], value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}

function nearest(sorted: readonly number[], value: number): number {
  const next = Math.min(findFirst(sorted, value), sorted.length - 1)
  const previous = Math.max(0, next - 1)
  const distance = (index: number) => Math.abs((sorted[index] ?? 0) - value)
  return distance(previous) < distance(next) ? previous : next
}
