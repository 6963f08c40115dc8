import {setMaxListeners} from 'node:events'

/** Limits that apply while no item is finishing. */
export interface ProgressLimits {
  /** Maximum number of concurrent items while some are finishing. */
  concurrency?: number
  /**
   * Time without a result after which more items are started, in milliseconds, because the running
   * items may be waiting for them.
   */
  grow?: number
  /**
   * Time without a result after which the signal is aborted, in milliseconds. Applies only once all
   * items have started.
   */
  limit?: number
}

interface Work<Item, Result> {
  items: readonly Item[]
  /**
   * Items to start only if the others make no progress, because they may be waiting for them. Their
   * results are ignored.
   */
  spare?: readonly Item[]
  /** Runs an item. The signal is aborted when items no longer finish. */
  run(item: Item, signal: AbortSignal, isSpare: boolean): Promise<Result>
}

/**
 * Runs items concurrently in this thread. Items start in order and may wait for each other. `run`
 * has to finish when its signal is aborted. Otherwise, this function could wait forever.
 */
export async function runTogether<Item, Result>(
  {items, spare = [], run}: Work<Item, Result>,
  {concurrency = 100, ...limits}: ProgressLimits = {}
): Promise<Result[]> {
  const stop = new AbortController()
  // Each running item may add a listener to the signal.
  setMaxListeners(0, stop.signal)
  const results: Result[] = []
  const waiting = items.entries()
  const extra = spare.values()
  let ended = 0
  const worker = async () => {
    for (const [index, item] of waiting) {
      results[index] = await run(item, stop.signal, false)
      ended++
    }
  }
  const all = new Set<Promise<void>>()
  const start = (work: Promise<unknown>) => {
    const end = work.then(() => {})
    // The promise is awaited below, but a different one may fail first.
    end.catch(() => {})
    all.add(end)
  }
  for (let count = 0; count < Math.min(concurrency, items.length); count++) start(worker())
  const watch = watchProgress(
    {read: () => ended},
    (error) => {
      if (error) stop.abort(error)
      for (let count = 0; count < concurrency; count++) start(worker())
      for (const item of extra) start(run(item, stop.signal, true))
    },
    limits
  )
  try {
    // The loop may add more lanes.
    for (const work of all) await work
  } finally {
    watch.end()
  }
  return results
}

/** Work that may stop making progress. */
interface WatchedWork {
  /** Returns the number of results. */
  read(): number
  /** Returns whether the work may be waiting for something. By default, it always may. */
  isWaiting?(): boolean
}

/**
 * Calls a function after each period without a result.
 *
 * @param onStill - Receives an error once the limit is reached.
 */
export function watchProgress(
  {read, isWaiting = () => true}: WatchedWork,
  onStill: (error?: Error) => void,
  {grow = 500, limit = 60_000}: Omit<ProgressLimits, 'concurrency'> = {}
): {end(): void} {
  let last = read()
  let still = 0
  const timer = setInterval(() => {
    still = isWaiting() && read() === last ? still + grow : 0
    last = read()
    if (still === 0) return
    onStill(still < limit ? undefined : new Error(`it hasn't returned for ${limit / 1000} seconds`))
  }, grow)
  return {end: () => clearInterval(timer)}
}
