import type {MessagePort} from 'node:worker_threads'
import {Tinypool} from 'tinypool'
import {compiledModule} from '@lectern/shared/files/package-folder'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {describeTimeout} from '@lectern/shared/problems/time-limit'
import {readAnswer} from './answer-task.js'
import type {TaskAnswer, TaskKind, TaskRequest, TaskRun, TaskRunner, ThreadCall} from './task.js'
import {createAnsweredPort} from './thread-calls.js'

/**
 * Number of sources that justify an additional thread. With fewer, the main thread does the work,
 * because starting a thread would take longer.
 */
const FEW_SOURCES = 12

/** Worker threads that compile, render and read pages. */
export interface TaskPool extends TaskRunner {
  /**
   * Starts the threads and loads a task's module before there's any work. With a single thread, a
   * small site starts none, because the main thread would wait for it.
   *
   * @param sources - Expected number of sources. Small sites get fewer threads.
   */
  warmUp(kind: Pick<TaskKind<never, never, unknown>, 'entry'>, sources: number): void
  /** Ends all threads, which frees their memory. A later run starts new ones. */
  close(): Promise<void>
}

/** Returns how many threads are needed for a number of sources. */
export function countThreads(sources: number, maximum: number): number {
  return Math.max(1, Math.min(maximum, Math.ceil(sources / FEW_SOURCES)))
}

/**
 * Creates a pool of worker threads that are started on demand.
 *
 * @param threads - Maximum number of threads.
 * @param limit - Maximum time in milliseconds that the site's code can take for one item
 *   (`code-timeout`).
 */
export function createTaskPool(threads: number, limit?: number): TaskPool {
  const pools: {pool: Tinypool; size: number}[] = []
  /** Opens a pool, or a larger one if there are more sources than expected. */
  const open = (sources: number) => {
    const size = countThreads(sources, threads)
    const last = pools.at(-1)
    if (last && last.size >= size) return last
    const opened = {pool: openPool(size), size}
    pools.push(opened)
    return opened
  }
  return {
    ...(threads > 1 && {worthThreads: FEW_SOURCES * threads}),
    warmUp({entry}, sources) {
      if (threads === 1 && sources < FEW_SOURCES) return
      const {pool, size} = open(sources)
      // Ignored, because the same error occurs when the module is needed.
      for (let thread = 0; thread < size; thread++) pool.run({entry}).catch(() => {})
    },
    async run(run) {
      const {kind, sources} = run
      // Without sources, there's no need to load the task.
      if (sources.length === 0) return []
      if (pools.length === 0 && sources.length < FEW_SOURCES) {
        const {default: task} = await kind.load()
        // In this thread, batches run one at a time, because the site's code has to finish its
        // timers before the next batch.
        return runBatches(run, {threads: 1, concurrency: 1}, async (items) =>
          task(items, {...run.common, ...run.here}, {call: run.answer})
        )
      }
      const {pool, size} = open(sources.length)
      const send = (request: TaskRequest) =>
        withCalls(run.answer, async (port) => {
          const sent = port ? {...request, port} : request
          return readAnswer(
            (await pool.run(sent, {transferList: port ? [port] : []})) as TaskAnswer
          )
        })
      // Each thread has a second batch queued, so that it's never idle.
      return runBatches(run, {threads: size, concurrency: size * 2}, (items) =>
        sendWithin({kind, items, common: run.common}, {send, limit})
      )
    },
    async close() {
      await Promise.all(pools.splice(0).map(({pool}) => pool.destroy()))
    }
  }
}

/** Calls a function with a port for calls to this thread. The port is closed afterwards. */
async function withCalls<Result>(
  answer: ThreadCall | undefined,
  run: (port?: MessagePort) => Promise<Result>
): Promise<Result> {
  if (!answer) return run()
  const {port, close} = createAnsweredPort(answer)
  try {
    return await run(port)
  } finally {
    close()
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
 * Sends a batch to a thread. Stops waiting if an item takes too long, because a blocked thread
 * can't respond.
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
    // Checks are counted instead of measuring time, which would include time that the machine is
    // asleep.
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
    // Keep idle threads for the next stage.
    idleTimeout: 60_000
  })
}

async function runBatches<Source, Item, Common, Result>(
  {sources, createItem, report, receive}: TaskRun<Source, Item, Common, Result>,
  {threads, concurrency}: {threads: number; concurrency: number},
  send: (items: readonly Item[]) => Promise<readonly unknown[]>
): Promise<Result[]> {
  let done = 0
  const runBatch = async (batch: readonly Source[]) => {
    // These results come from a task of this type.
    const results = (await send(batch.map(createItem))) as readonly Result[]
    done += batch.length
    report?.(done)
    return receive ? receive(results) : results
  }
  return (await runConcurrently(splitIntoBatches(sources, threads), runBatch, concurrency)).flat()
}

/**
 * Runs batches in parallel. After a failure, no more batches are started, but running ones are
 * awaited, because threads must not write anything after the run has ended.
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
 * Splits sources into batches that are small enough to distribute evenly, and large enough to keep
 * the overhead of messages low.
 */
function splitIntoBatches<Source>(sources: readonly Source[], threads: number): Source[][] {
  const size = Math.max(1, Math.min(32, Math.ceil(sources.length / (threads * 8))))
  return Array.from({length: Math.ceil(sources.length / size)}, (_, index) =>
    sources.slice(index * size, (index + 1) * size)
  )
}
