/** Groups dated items by year, keeping their order. Dates are ISO 8601. */
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
