/** Returns the values that occur more than once. */
export function duplicates<Item>(
  list: readonly Item[],
  isEqual: (left: Item, right: Item) => boolean = Object.is
): Item[] {
  return list.filter((item, index) => list.findIndex((other) => isEqual(other, item)) !== index)
}

/** Removes duplicates. */
export function uniq<Item>(list: readonly Item[]): Item[] {
  return [...new Set(list)]
}

/** Groups values by key. */
export function groupBy<Item, Key extends string>(
  list: readonly Item[],
  getKey: (item: Item) => Key
): Record<string, Item[]> {
  const groups: Record<string, Item[]> = {}
  for (const item of list) {
    const group = groups[getKey(item)]
    if (group) group.push(item)
    else groups[getKey(item)] = [item]
  }
  return groups
}
