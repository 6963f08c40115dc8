import type {RenderJob} from '@lectern/prerender'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {CompiledContent} from '../content/compiled-content.js'
import type {CompileTask} from '../workers/tasks.js'
import type {ThreadAnswer, ThreadPage, ThreadWork} from './thread-messages.js'
import {openWorkerLine, type NodeEnv, type WorkerLine} from './worker-line.js'

/** Compiles and renders pages outside of the thread that answers requests. */
export interface RenderThread {
  compile(task: CompileTask): Promise<CompiledContent[]>
  render(rendererEntry: string, job: RenderJob): Promise<ThreadPage>
  /**
   * Let the thread load what it needs, ahead of the first page.
   *
   * @param modules - Absolute paths.
   * @param rendererEntry - The server bundle that they are part of, if they are.
   */
  warmUp(modules: readonly string[], rendererEntry?: string): void
  close(): Promise<void>
}

/** How many server bundles one thread loads: Node never frees a module. */
const BUNDLES_PER_THREAD = 40

/** What React's production build says in place of a message. */
const SHORTENED = /Minified React error/

/** Make the thread; it starts with the first page and is replaced after many bundles. */
export function createRenderThread(
  recordsDir: string,
  openLine: typeof openWorkerLine = openWorkerLine
): RenderThread {
  const create = (nodeEnv: NodeEnv) =>
    createThread((onEnd) => openLine({recordsDir, nodeEnv, onEnd}))
  const renderer = create('production')
  return {
    async compile(task) {
      const answer = await renderer.ask({task})
      return 'compiled' in answer ? answer.compiled : []
    },
    async render(rendererEntry, job) {
      const made = await render(renderer, rendererEntry, job)
      if (!made.page.problems.some(({message}) => SHORTENED.test(message))) return made
      // React renders several times faster in production; only its other build has the words.
      const explainer = create('development')
      return render(explainer, rendererEntry, job).finally(explainer.close)
    },
    warmUp(modules, rendererEntry) {
      // What cannot be loaded fails again, with its message, when there is work to do.
      renderer.ask({warmUp: modules}, rendererEntry).catch(() => {})
    },
    close: renderer.close
  }
}

interface ReplacedThread {
  /** @throws when the thread has made a mistake of ours. */
  ask(work: ThreadWork, rendererEntry?: string): Promise<ThreadAnswer>
  close(): Promise<void>
}

/** A thread that is opened when there is work, and another one when it has loaded too much. */
function createThread(openLine: (onEnd: () => void) => WorkerLine): ReplacedThread {
  const loaded = new Set<string>()
  let line: WorkerLine | undefined
  const open = () => {
    loaded.clear()
    const opened = openLine(() => {
      if (line === opened) line = undefined
    })
    return opened
  }
  const take = (rendererEntry?: string) => {
    const isNew = rendererEntry !== undefined && !loaded.has(rendererEntry)
    if (isNew && loaded.size >= BUNDLES_PER_THREAD) {
      line?.retire()
      line = undefined
    }
    line ??= open()
    if (rendererEntry !== undefined) loaded.add(rendererEntry)
    return line
  }
  return {
    async ask(work, rendererEntry) {
      const answer = await take(rendererEntry).ask(work)
      if ('problems' in answer) throw new SiteError([...answer.problems])
      if ('failure' in answer) throw new Error(answer.failure)
      return answer
    },
    async close() {
      await line?.close()
    }
  }
}

async function render(
  thread: ReplacedThread,
  rendererEntry: string,
  job: RenderJob
): Promise<ThreadPage> {
  const answer = await thread.ask({rendererEntry, job}, rendererEntry)
  if (!('page' in answer)) throw new Error('The thread has rendered no page.')
  return answer
}
