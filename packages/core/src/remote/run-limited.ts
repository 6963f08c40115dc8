/**
 * Runs a function for each item, with a limited number of concurrent calls.
 *
 * @returns Results in the order of the items.
 */
export async function runLimited<Item, Result>(
  items: readonly Item[],
  limit: number,
  run: (item: Item) => Promise<Result>
): Promise<Result[]> {
  const results: Result[] = []
  const entries = items.entries()
  const work = async () => {
    for (const [index, item] of entries) results[index] = await run(item)
  }
  await Promise.all(Array.from({length: Math.min(limit, items.length)}, work))
  return results
}
