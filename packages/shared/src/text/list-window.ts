/** The part of a list that is kept: from `start` up to and without `end`. */
export interface ListWindow {
  start: number
  end: number
}

/**
 * Choose what to keep of several lists so that no more than `limit` entries remain: the longest lists
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
 * Windows move in steps of half their length, so that neighbouring pages share one; the active entry
 * stays a quarter of the window away from its ends.
 */
function placeWindow({length, active}: {length: number; active: number}, most: number): ListWindow {
  if (length <= most) return {start: 0, end: length}
  const step = Math.max(1, Math.floor(most / 2))
  const wanted = Math.round((active - most / 2) / step) * step
  const start = Math.max(0, Math.min(wanted, length - most))
  return {start, end: start + most}
}
