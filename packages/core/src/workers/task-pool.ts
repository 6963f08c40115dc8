import {Tinypool} from 'tinypool'
import {runTask} from './run-task.js'
import type {Task, TaskAnswer, TaskResults} from './tasks.js'

/** Fewer items than this are done in the main thread: starting threads would take longer. */
const FEW_ITEMS = 12

/** Where compile and render work is done. */
export interface TaskPool {
  /** Start the threads and let them load the Markdown pipeline, ahead of the first task. */
  warmUp(): void
  /**
   * Cut items into batches and do them all, in any order; results stand in the order of the items.
   *
   * @param report - Called with the count of items done so far.
   */
  run<Kind extends Task['kind'], Item>(
    items: readonly Item[],
    createTask: (batch: readonly Item[]) => Extract<Task, {kind: Kind}>,
    report?: (done: number) => void
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
      filename: new URL('./worker.js', import.meta.url).href,
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
      report: (done: number) => void = () => {}
    ) {
      const inMainThread = !pool && items.length < FEW_ITEMS
      let done = 0
      // All are waited for, also when one fails: what follows must not meet threads that still write.
      const results = await Promise.allSettled(
        cutIntoBatches(items, threads).map(async (batch) => {
          const task = createTask(batch)
          const result = inMainThread
            ? await runTask<Kind>(task)
            : (takeResult((await open().run(task)) as TaskAnswer) as TaskResults[Kind])
          done += batch.length
          report(done)
          return result
        })
      )
      const failed = results.find((settled) => settled.status === 'rejected')
      if (failed) throw failed.reason
      const values = results.map((settled) => (settled.status === 'fulfilled' ? settled.value : []))
      return values.flat() as TaskResults[Kind]
    },
    async close() {
      await pool?.destroy()
    }
  }
}

function takeResult(answer: TaskAnswer): TaskResults[Task['kind']] {
  if ('result' in answer) return answer.result
  throw answer.code ? Object.assign(Object(answer.error), {code: answer.code}) : answer.error
}

/** Batches small enough to share the work evenly, large enough to make messages cheap. */
function cutIntoBatches<Item>(items: readonly Item[], threads: number): Item[][] {
  const size = Math.max(1, Math.min(32, Math.ceil(items.length / (threads * 8))))
  return Array.from({length: Math.ceil(items.length / size)}, (_, index) =>
    items.slice(index * size, (index + 1) * size)
  )
}
