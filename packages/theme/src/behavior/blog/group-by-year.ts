/** Groups dated items by year, in their original order. Dates are in ISO 8601 format. */
export function groupByYear<Item extends {date: string}>(
  items: readonly Item[]
): {year: string; items: Item[]}[] {
  const years = new Map<string, Item[]>()
  for (const item of items) {
    const year = item.date.slice(0, 4)
    const members = years.get(year) ?? []
    members.push(item)
    years.set(year, members)
  }
  return [...years].map(([year, members]) => ({year, items: members}))
}
