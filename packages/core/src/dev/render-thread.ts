import {Worker} from 'node:worker_threads'
import type {SiteProblem} from '@lectern/types'
import type {PageRendering, RenderJob} from '@lectern/prerender'
import {SiteError} from '@lectern/shared/site-problem'
import type {CompiledContent} from '../content/compiled-content.js'
import type {CompileTask} from '../workers/tasks.js'

/** What the thread can do: compile, render, or load a server bundle ahead of the first page. */
export type ThreadWork =
  | {task: CompileTask}
  | {
      /** Absolute path of the server bundle's entry. */
      rendererEntry: string
      job: RenderJob
    }
  | {warmUp: string | undefined}

/** What it is sent. */
export type ThreadRequest = ThreadWork & {id: number}

/** A rendered page, with the stack of what it threw. */
export interface ThreadPage {
  page: Omit<PageRendering, 'error'>
  stack?: string
}

/** What it answers; `failure` is the stack of a mistake of ours. */
export type ThreadAnswer =
  | {compiled: CompiledContent[]}
  | ThreadPage
  | {problems: readonly SiteProblem[]}
  | {failure: string}

/** Compiles and renders pages outside of the thread that answers requests. */
export interface RenderThread {
  compile(task: CompileTask): Promise<CompiledContent[]>
  render(rendererEntry: string, job: RenderJob): Promise<ThreadPage>
  /** Let the thread load what it needs, ahead of the first page. */
  warmUp(rendererEntry?: string): void
  close(): Promise<void>
}

/** How many server bundles one thread loads: Node never frees a module. */
const BUNDLES_PER_THREAD = 40

interface OpenThread {
  worker: Worker
  bundles: Set<string>
  waiting: Map<number, {resolve(answer: ThreadAnswer): void; reject(error: Error): void}>
}

/** Make the thread; it starts with the first page and is replaced after many bundles. */
export function createRenderThread(recordsDir: string): RenderThread {
  let thread: OpenThread | undefined
  let lastId = 0
  const take = (rendererEntry?: string) => {
    const isWorn =
      rendererEntry !== undefined &&
      thread !== undefined &&
      !thread.bundles.has(rendererEntry) &&
      thread.bundles.size >= BUNDLES_PER_THREAD
    if (isWorn && thread) retire(thread)
    if (isWorn) thread = undefined
    const open =
      thread ??
      openThread(recordsDir, () => {
        thread = undefined
      })
    thread = open
    if (rendererEntry !== undefined) open.bundles.add(rendererEntry)
    return open
  }
  const ask = async (work: ThreadWork, rendererEntry?: string): Promise<ThreadAnswer> => {
    const {worker, waiting} = take(rendererEntry)
    const id = ++lastId
    const answer = await new Promise<ThreadAnswer>((resolve, reject) => {
      waiting.set(id, {resolve, reject})
      worker.postMessage({...work, id} satisfies ThreadRequest)
    })
    if ('problems' in answer) throw new SiteError([...answer.problems])
    if ('failure' in answer) throw new Error(answer.failure)
    return answer
  }
  return {
    async compile(task) {
      const answer = await ask({task})
      return 'compiled' in answer ? answer.compiled : []
    },
    async render(rendererEntry, job) {
      const answer = await ask({rendererEntry, job}, rendererEntry)
      if (!('page' in answer)) throw new Error('The thread has rendered no page.')
      return answer
    },
    warmUp(rendererEntry) {
      // What cannot be loaded fails again, with its message, when there is work to do.
      ask({warmUp: rendererEntry}, rendererEntry).catch(() => {})
    },
    async close() {
      await thread?.worker.terminate()
    }
  }
}

function openThread(recordsDir: string, onEnd: () => void): OpenThread {
  const worker = new Worker(new URL('./render-worker.js', import.meta.url), {
    workerData: {recordsDir}
  })
  const open: OpenThread = {worker, bundles: new Set(), waiting: new Map()}
  worker.on('message', ({id, ...answer}: ThreadAnswer & {id: number}) => {
    open.waiting.get(id)?.resolve(answer as ThreadAnswer)
    open.waiting.delete(id)
  })
  const fail = (error: Error) => {
    for (const {reject} of open.waiting.values()) reject(error)
    open.waiting.clear()
    onEnd()
  }
  worker.on('error', fail)
  worker.on('exit', () => {
    if (open.waiting.size > 0) fail(new Error('The thread that renders pages has ended.'))
  })
  // It must not keep the process alive.
  worker.unref()
  return open
}

/** Let a thread finish what it has begun. */
function retire({worker, waiting}: OpenThread): void {
  const timer = setInterval(() => {
    if (waiting.size > 0) return
    clearInterval(timer)
    void worker.terminate()
  }, 100)
  timer.unref()
}
