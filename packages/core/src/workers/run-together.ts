import {setMaxListeners} from 'node:events'

/** How long work that stands still is waited for. */
export interface Patience {
  /** Maximum number of simultaneous items while some of them finish. */
  lanes?: number
  /**
   * Milliseconds without a result after which more items start, because running ones may wait for
   * others.
   */
  grow?: number
  /** Milliseconds without an end after which the signal is aborted, once all items are in work. */
  limit?: number
}

interface Work<Item, Result> {
  items: readonly Item[]
  /**
   * Only started if no other item makes progress, because others may wait for it. Its result is
   * dropped.
   */
  spare?: readonly Item[]
  /** Runs one item. Its signal is aborted if no item finishes any more. */
  run(item: Item, signal: AbortSignal, isSpare: boolean): Promise<Result>
}

/**
 * Runs work in this thread whose items may wait for each other. Items start in their order. Never waits
 * forever: `run` has to end when its signal is aborted.
 */
export async function runTogether<Item, Result>(
  {items, spare = [], run}: Work<Item, Result>,
  {lanes = 100, grow = 500, limit = 60_000}: Patience = {}
): Promise<Result[]> {
  const stop = new AbortController()
  // Each item in work may listen.
  setMaxListeners(0, stop.signal)
  const results: Result[] = []
  const waiting = items.entries()
  const extra = spare.values()
  let ended = 0
  const lane = async () => {
    for (const [index, item] of waiting) {
      results[index] = await run(item, stop.signal, false)
      ended++
    }
  }
  const all = new Set<Promise<void>>()
  const start = (work: Promise<unknown>) => {
    const end = work.then(() => {})
    // It's awaited below, possibly after a different one has failed.
    end.catch(() => {})
    all.add(end)
  }
  for (let count = 0; count < Math.min(lanes, items.length); count++) start(lane())
  const watch = watchProgress(
    () => ended,
    {grow, limit},
    (isOver) => {
      if (isOver) stop.abort(new Error(`it hasn't returned for ${limit / 1000} seconds`))
      for (let count = 0; count < lanes; count++) start(lane())
      for (const item of extra) start(run(item, stop.signal, true))
    }
  )
  try {
    // Lanes are added while others run.
    for (const work of all) await work
  } finally {
    watch.end()
  }
  return results
}

/** Calls back after each span without progress. */
function watchProgress(
  read: () => number,
  {grow, limit}: {grow: number; limit: number},
  onStill: (isOver: boolean) => void
): {end(): void} {
  let last = read()
  let still = 0
  const timer = setInterval(() => {
    still = read() === last ? still + grow : 0
    last = read()
    if (still > 0) onStill(still >= limit)
  }, grow)
  return {end: () => clearInterval(timer)}
}
