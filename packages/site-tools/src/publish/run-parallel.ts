/** Runs a function for all items, several at a time. Stops at the first error. */
export async function runParallel<Item>(
  items: readonly Item[],
  limit: number,
  run: (item: Item) => Promise<void>
): Promise<void> {
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) await run(item)
  }
  await Promise.all(Array.from({length: Math.min(limit, items.length)}, worker))
}
