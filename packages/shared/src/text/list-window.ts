/** The range of a list that is kept. It includes `start`, but not `end`. */
export interface ListWindow {
  start: number
  end: number
}

/** Maximum size of a page's sidebar entries as JSON, in bytes, if a plugin sets no other. */
const PAGE_BYTES = 24 * 1024

/**
 * Maximum number of entries that a list shows before readers expand it, regardless of their size.
 */
export const MAX_ENTRIES = 300

/** Lists with at most this many entries are never truncated. */
const MIN_ENTRIES = 20

/**
 * Returns how many list entries a page can contain. The limit keeps pages small on sites with
 * thousands of entries.
 *
 * @param bytes - Total size of the entries as JSON.
 * @param count - Total number of entries.
 * @param maximum - Maximum size of the entries that a page contains, as JSON, in bytes.
 */
export function findLimit(bytes: number, count: number, maximum = PAGE_BYTES): number {
  const fitting = Math.floor((maximum * count) / Math.max(1, bytes))
  return Math.max(MIN_ENTRIES, Math.min(MAX_ENTRIES, fitting))
}

/**
 * Selects a range of each list, with at most `limit` entries in total. The longest lists are
 * truncated to the same length, around their active entry.
 */
export function findWindows(
  lists: readonly {length: number; active: number}[],
  limit: number
): ListWindow[] {
  const length = findCommonLength(
    lists.map((list) => list.length),
    limit
  )
  return lists.map((list) => centerWindow(list, length))
}

function findCommonLength(lengths: readonly number[], limit: number): number {
  const sum = (maximum: number) =>
    lengths.reduce((total, length) => total + Math.min(length, maximum), 0)
  let maximum = limit
  while (maximum > 1 && sum(maximum) > limit) maximum--
  return maximum
}

/**
 * Selects the window around the active entry. Windows move in steps of half their length, so
 * neighboring pages often have the same one. The active entry is at least a quarter of the window
 * away from both ends.
 */
function centerWindow(
  {length, active}: {length: number; active: number},
  maximum: number
): ListWindow {
  if (length <= maximum) return {start: 0, end: length}
  const step = Math.max(1, Math.floor(maximum / 2))
  const wanted = Math.round((active - maximum / 2) / step) * step
  const start = Math.max(0, Math.min(wanted, length - maximum))
  return {start, end: start + maximum}
}
