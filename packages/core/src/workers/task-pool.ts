import {Tinypool} from 'tinypool'
import {compiledModule} from '@lectern/shared/files/package-folder'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {describeTimeout} from '@lectern/shared/problems/time-limit'
import {readAnswer} from './answer-task.js'
import type {TaskAnswer, TaskKind, TaskRequest, TaskRun, TaskRunner} from './task.js'

/**
 * Below this number of sources, work is done in the main thread, because starting threads would
 * take longer. Each further thread needs as many.
 */
const FEW_SOURCES = 12

/** Worker threads for compiling, rendering and reading pages. */
export interface TaskPool extends TaskRunner {
  /**
   * Starts the threads and loads a task's module before the first batch.
   *
   * @param sources - Expected number of sources. A small site gets fewer threads.
   */
  warmUp(kind: Pick<TaskKind<never, never, unknown>, 'entry'>, sources: number): void
  close(): Promise<void>
}

/** Returns the number of threads that a number of sources needs. */
export function countThreads(sources: number, most: number): number {
  return Math.max(1, Math.min(most, Math.ceil(sources / FEW_SOURCES)))
}

/**
 * Creates a pool of worker threads. Threads are started on demand.
 *
 * @param threads - Maximum number of threads.
 * @param limit - Maximum time in milliseconds for site code to process one item (`code-timeout`).
 */
export function createTaskPool(threads: number, limit?: number): TaskPool {
  const pools: {pool: Tinypool; size: number}[] = []
  /** Opens a larger pool if there are more sources than expected. */
  const open = (sources: number) => {
    const size = countThreads(sources, threads)
    const last = pools.at(-1)
    if (last && last.size >= size) return last
    const opened = {pool: openPool(size), size}
    pools.push(opened)
    return opened
  }
  return {
    warmUp({entry}, sources) {
      const {pool, size} = open(sources)
      // If the module can't be loaded, the error occurs again when it's needed.
      for (let thread = 0; thread < size; thread++) pool.run({entry}).catch(() => {})
    },
    async run(run) {
      const {kind, sources} = run
      // With no sources, the task isn't loaded.
      if (sources.length === 0) return []
      if (pools.length === 0 && sources.length < FEW_SOURCES) {
        const {default: task} = await kind.load()
        // Batches run one at a time in this thread, because site code has to finish its timers
        // before the next batch.
        return runBatches(run, 1, async (items) => task(items, {...run.common, ...run.here}))
      }
      const {pool, size} = open(sources.length)
      const send = async (request: TaskRequest) =>
        readAnswer((await pool.run(request)) as TaskAnswer)
      return runBatches(run, size, (items) =>
        sendWithin({kind, items, common: run.common}, {send, limit})
      )
    },
    async close() {
      await Promise.all(pools.map(({pool}) => pool.destroy()))
    }
  }
}

interface Batch<Item, Common> {
  kind: TaskKind<Item, Common, unknown>
  items: readonly Item[]
  common: Common
}

interface SendSettings {
  send(request: TaskRequest): Promise<readonly unknown[]>
  limit: number | undefined
}

/**
 * Sends a batch to a thread and stops waiting if an item takes too long. A blocked thread can't
 * respond.
 */
async function sendWithin<Item, Common>(
  {kind, items, common}: Batch<Item, Common>,
  {send, limit}: SendSettings
): Promise<readonly unknown[]> {
  const request = {entry: kind.entry, items, common}
  const {describeItem} = kind
  if (!describeItem || limit === undefined) return send(request)
  const begun = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    let last = 0
    // Counts checks instead of measuring time, because the machine may sleep.
    let still = 0
    const span = Math.min(1000, limit / 4)
    const check = () => {
      const now = Atomics.load(begun, 0)
      const item = items[now - 1]
      still = now === last ? still + span : 0
      last = now
      if (item === undefined || still < limit) return
      const {name, position} = describeItem(item)
      reject(new SiteError(describeTimeout(name, limit, position)))
    }
    timer = setInterval(check, span)
  })
  try {
    return await Promise.race([send({...request, begun}), timeout])
  } finally {
    clearInterval(timer)
  }
}

function openPool(threads: number): Tinypool {
  return new Tinypool({
    filename: compiledModule('core', 'workers/worker'),
    runtime: 'worker_threads',
    minThreads: threads,
    maxThreads: threads,
    // Idle threads are kept, because the next stage needs them.
    idleTimeout: 60_000
  })
}

async function runBatches<Source, Item, Common, Result>(
  {sources, createItem, report, receive}: TaskRun<Source, Item, Common, Result>,
  threads: number,
  send: (items: readonly Item[]) => Promise<readonly unknown[]>
): Promise<Result[]> {
  let done = 0
  const runBatch = async (batch: readonly Source[]) => {
    // The response comes from a task of this type.
    const results = (await send(batch.map(createItem))) as readonly Result[]
    done += batch.length
    report?.(done)
    return receive ? receive(results) : results
  }
  // Each thread has another batch waiting, so that it's never idle.
  return (await runConcurrently(splitIntoBatches(sources, threads), runBatch, threads * 2)).flat()
}

/**
 * Runs batches in parallel. If one fails, no more batches start, and running ones are awaited,
 * because threads must not write after the run has ended.
 */
async function runConcurrently<Batch, Result>(
  batches: readonly Batch[],
  runBatch: (batch: Batch) => Promise<Result>,
  concurrency: number
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = batches.entries()
  let hasFailed = false
  const runNext = async () => {
    for (const [index, batch] of waiting) {
      if (hasFailed) return
      results[index] = await runBatch(batch).catch((error: unknown) => {
        hasFailed = true
        throw error
      })
    }
  }
  const settled = await Promise.allSettled(Array.from({length: concurrency}, runNext))
  const failed = settled.find((worker) => worker.status === 'rejected')
  if (failed) throw failed.reason
  return results
}

/**
 * Splits sources into batches. They're small enough to distribute evenly and large enough to keep
 * the overhead of messages low.
 */
function splitIntoBatches<Source>(sources: readonly Source[], threads: number): Source[][] {
  const size = Math.max(1, Math.min(32, Math.ceil(sources.length / (threads * 8))))
  return Array.from({length: Math.ceil(sources.length / size)}, (_, index) =>
    sources.slice(index * size, (index + 1) * size)
  )
}
