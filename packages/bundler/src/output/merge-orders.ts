/**
 * Merges lists of names into one that keeps the order of each list as far as possible. Works like
 * webpack's plugin that extracts CSS: the first list comes first, unless another list has something
 * in front of one of its names. Of contradicting lists, the one with the fewest contradictions wins.
 */
export function mergeOrders(lists: readonly (readonly string[])[]): string[] {
  const earlier = findEarlier(lists)
  const merged = new Set<string>()
  const countMissing = ([first = '']: readonly string[]) =>
    [...(earlier.get(first) ?? [])].filter((name) => !merged.has(name)).length
  let open = lists
  for (;;) {
    open = open
      .map((list) => list.filter((name) => !merged.has(name)))
      .filter((list) => list.length > 0)
    const [first, ...others] = open
    if (!first) return [...merged]
    let best = {list: first, missing: countMissing(first)}
    for (const list of others) {
      if (best.missing === 0) break
      const missing = countMissing(list)
      if (missing < best.missing) best = {list, missing}
    }
    merged.add(best.list[0] ?? '')
  }
}

/** Returns the names that are in front of each name in one of the lists. */
function findEarlier(lists: readonly (readonly string[])[]): Map<string, Set<string>> {
  const earlier = new Map<string, Set<string>>()
  for (const list of lists) {
    for (const [index, name] of list.entries()) {
      const names = earlier.get(name) ?? new Set<string>()
      for (const other of list.slice(0, index)) names.add(other)
      earlier.set(name, names)
    }
  }
  return earlier
}
