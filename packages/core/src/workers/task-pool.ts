import path from 'node:path'
import {Tinypool} from 'tinypool'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {coreFolder} from '../core-folder.js'
import {runTask} from './run-task.js'
import type {Task, TaskAnswer, TaskResults} from './tasks.js'

/** Fewer items than this are done in the main thread: starting threads would take longer. */
const FEW_ITEMS = 12

/** How a caller follows a run. */
export interface RunHooks<Kind extends Task['kind']> {
  /** Called with the count of items done so far. */
  report?(done: number): void
  /** Called with each batch's results as they come; gives back what to keep of them. */
  receive?(results: TaskResults[Kind]): TaskResults[Kind]
}

/** Where compile and render work is done. */
export interface TaskPool {
  /** Start the threads and let them load the Markdown pipeline, ahead of the first task. */
  warmUp(): void
  /**
   * Cut items into batches and do them all, in any order; results stand in the order of the items.
   * A task is made when a thread is near to free, so that those of all batches never exist at once.
   */
  run<Kind extends Task['kind'], Item>(
    items: readonly Item[],
    createTask: (batch: readonly Item[]) => Extract<Task, {kind: Kind}>,
    hooks?: RunHooks<Kind>
  ): Promise<TaskResults[Kind]>
  close(): Promise<void>
}

/**
 * Make a pool of worker threads; none is started before there is work for it.
 *
 * @param threads - How many threads at most.
 */
export function createTaskPool(threads: number): TaskPool {
  let pool: Tinypool | undefined
  const open = () =>
    (pool ??= new Tinypool({
      filename: path.join(coreFolder(), 'dist/workers/worker.js'),
      runtime: 'worker_threads',
      minThreads: threads,
      maxThreads: threads,
      // A thread that waits must not be stopped: the next stage needs it.
      idleTimeout: 60_000
    }))
  return {
    warmUp() {
      for (let thread = 0; thread < threads; thread++) {
        // What cannot be loaded fails again, with its message, when there is work to do.
        open()
          .run({kind: 'warm-up'})
          .catch(() => {})
      }
    },
    async run<Kind extends Task['kind'], Item>(
      items: readonly Item[],
      createTask: (batch: readonly Item[]) => Extract<Task, {kind: Kind}>,
      {report = () => {}, receive = (results) => results}: RunHooks<Kind> = {}
    ) {
      const inMainThread = !pool && items.length < FEW_ITEMS
      let done = 0
      const runBatch = async (batch: readonly Item[]) => {
        const task = createTask(batch)
        const results = inMainThread
          ? await runTask<Kind>(task)
          : (takeResult((await open().run(task)) as TaskAnswer) as TaskResults[Kind])
        done += batch.length
        report(done)
        return receive(results)
      }
      // One batch waits for each thread, so that none is ever idle.
      const results = await runInLanes(cutIntoBatches(items, threads), runBatch, threads * 2)
      return results.flat() as TaskResults[Kind]
    },
    async close() {
      await pool?.destroy()
    }
  }
}

/**
 * Run batches side by side, so many at a time. When one fails no further one is begun, and those that
 * run are waited for: what follows must not meet threads that still write.
 */
async function runInLanes<Batch, Result>(
  batches: readonly Batch[],
  runBatch: (batch: Batch) => Promise<Result>,
  lanes: number
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = batches.entries()
  let hasFailed = false
  const runLane = async () => {
    for (const [index, batch] of waiting) {
      if (hasFailed) return
      results[index] = await runBatch(batch).catch((error: unknown) => {
        hasFailed = true
        throw error
      })
    }
  }
  const settled = await Promise.allSettled(Array.from({length: lanes}, runLane))
  const failed = settled.find((lane) => lane.status === 'rejected')
  if (failed) throw failed.reason
  return results
}

function takeResult(answer: TaskAnswer): TaskResults[Task['kind']] {
  if ('result' in answer) return answer.result
  if ('problems' in answer) throw new SiteError([...answer.problems])
  throw answer.code ? Object.assign(Object(answer.error), {code: answer.code}) : answer.error
}

/** Batches small enough to share the work evenly, large enough to make messages cheap. */
function cutIntoBatches<Item>(items: readonly Item[], threads: number): Item[][] {
  const size = Math.max(1, Math.min(32, Math.ceil(items.length / (threads * 8))))
  return Array.from({length: Math.ceil(items.length / size)}, (_, index) =>
    items.slice(index * size, (index + 1) * size)
  )
}
