/** The part of a list that is kept: from `start` up to and without `end`. */
export interface ListWindow {
  start: number
  end: number
}

/** How many bytes of JSON the entries of a page's sidebar have at most. */
const PAGE_BYTES = 24 * 1024

/**
 * Maximum number of entries that a list shows before readers expand it, however short the entries
 * are.
 */
export const MAX_ENTRIES = 300

/** Lists with fewer entries than this aren't cut, however long the entries are. */
const MIN_ENTRIES = 20

/**
 * Returns how many entries of some lists a page holds, so that a page of a site with thousands of entries stays
 * small.
 *
 * @param bytes - Size of all entries as JSON.
 * @param count - Number of all entries.
 */
export function findLimit(bytes: number, count: number): number {
  const fitting = Math.floor((PAGE_BYTES * count) / Math.max(1, bytes))
  return Math.max(MIN_ENTRIES, Math.min(MAX_ENTRIES, fitting))
}

/**
 * Chooses what to keep of several lists so that no more than `limit` entries remain: the longest lists
 * are cut to one length, around their active entry.
 */
export function findWindows(
  lists: readonly {length: number; active: number}[],
  limit: number
): ListWindow[] {
  const length = findCommonLength(
    lists.map((list) => list.length),
    limit
  )
  return lists.map((list) => placeWindow(list, length))
}

function findCommonLength(lengths: readonly number[], limit: number): number {
  const sum = (most: number) => lengths.reduce((total, length) => total + Math.min(length, most), 0)
  let most = limit
  while (most > 1 && sum(most) > limit) most--
  return most
}

/**
 * Windows move in steps of half their length, so that neighboring pages share one; the active entry
 * stays a quarter of the window away from its ends.
 */
function placeWindow({length, active}: {length: number; active: number}, most: number): ListWindow {
  if (length <= most) return {start: 0, end: length}
  const step = Math.max(1, Math.floor(most / 2))
  const wanted = Math.round((active - most / 2) / step) * step
  const start = Math.max(0, Math.min(wanted, length - most))
  return {start, end: start + most}
}
