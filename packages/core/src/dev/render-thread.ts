import {Worker} from 'node:worker_threads'
import type {RenderedPage, RenderJob} from '@lectern/prerender'

/** What the thread is asked. */
export interface RenderRequest {
  id: number
  /** Absolute path of the server bundle's entry. */
  rendererEntry: string
  job: RenderJob
}

/** What it answers: a page, with the stack of what the page threw, or why there is none. */
export type RenderAnswer =
  | {page: RenderedPage & {html?: string}; stack?: string}
  | {failure: string}

/** Renders pages outside of the thread that answers requests. */
export interface RenderThread {
  render(rendererEntry: string, job: RenderJob): Promise<Exclude<RenderAnswer, {failure: string}>>
  /** Start the thread and let it load a bundle, ahead of the first page. */
  warmUp(): void
  close(): Promise<void>
}

/** How many server bundles one thread loads: Node never frees a module. */
const BUNDLES_PER_THREAD = 40

interface OpenThread {
  worker: Worker
  bundles: Set<string>
  waiting: Map<number, {resolve(answer: RenderAnswer): void; reject(error: Error): void}>
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
  return {
    warmUp: () => void take(),
    async render(rendererEntry, job) {
      const {worker, waiting} = take(rendererEntry)
      const id = ++lastId
      const answer = await new Promise<RenderAnswer>((resolve, reject) => {
        waiting.set(id, {resolve, reject})
        worker.postMessage({id, rendererEntry, job} satisfies RenderRequest)
      })
      if ('failure' in answer) throw new Error(answer.failure)
      return answer
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
  worker.on('message', ({id, ...answer}: RenderAnswer & {id: number}) => {
    open.waiting.get(id)?.resolve(answer as RenderAnswer)
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
