import type {RenderJob} from '@lectern/prerender'
import {readAnswer} from '@lectern/core/workers/answer-task'
import type {TaskKind, TaskRequest, TaskRunner} from '@lectern/core/workers/task'
import {loadModulesKind, renderPageKind, warmPipelineKind} from './render-kinds.js'
import type {RenderPageCommon, ThreadPage} from './render-page-task.js'
import {openWorkerLine, type NodeEnv, type WorkerLine} from './worker-line.js'

/** Compiles and renders pages outside of the thread that answers requests. */
export interface RenderThread extends TaskRunner {
  render(rendererEntry: string, job: RenderJob): Promise<ThreadPage>
  /** Loads the Markdown pipeline, ahead of the first page. */
  warmUpPipeline(): void
  /**
   * Loads modules, ahead of the first page.
   *
   * @param modules - Absolute paths.
   * @param rendererEntry - The server bundle that they are part of, if any.
   */
  warmUp(modules: readonly string[], rendererEntry?: string): void
  close(): Promise<void>
}

/** The most server bundles that one thread loads: Node never frees a module. */
const BUNDLES_PER_THREAD = 40

/** Placeholder of a message in React's production build. */
const SHORTENED = /Minified React error/

/** Creates the thread. It starts with the first page and is replaced after many bundles. */
export function createRenderThread(
  recordsDir: string,
  openLine: typeof openWorkerLine = openWorkerLine
): RenderThread {
  const create = (nodeEnv: NodeEnv) => createThread((onEnd) => openLine({nodeEnv, onEnd}))
  const renderer = create('production')
  // A module that fails to load fails again, with its message, when a page needs it.
  const ignore = () => {}
  return {
    async run({kind, sources, common, createItem}) {
      return [...(await renderer.run(kind, sources.map(createItem), common))]
    },
    async render(rendererEntry, job) {
      const common = {recordsDir, rendererEntry}
      const made = await render(renderer, job, common)
      if (!made.page.problems.some(({message}) => SHORTENED.test(message))) return made
      // React renders several times faster in production, but only its other build has messages.
      const explainer = create('development')
      return render(explainer, job, common).finally(explainer.close)
    },
    warmUpPipeline() {
      renderer.run(warmPipelineKind, [undefined], undefined).catch(ignore)
    },
    warmUp(modules, rendererEntry) {
      renderer.run(loadModulesKind, modules, undefined, rendererEntry).catch(ignore)
    },
    close: renderer.close
  }
}

interface ReplacedThread {
  /** @param rendererEntry - The server bundle that the task loads, if any. */
  run<Item, Common, Result>(
    kind: TaskKind<Item, Common, Result>,
    items: readonly Item[],
    common: Common,
    rendererEntry?: string
  ): Promise<readonly Result[]>
  close(): Promise<void>
}

/** Creates a thread that starts on demand and is replaced after it has loaded many modules. */
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
    async run<Item, Common, Result>(
      {entry}: TaskKind<Item, Common, Result>,
      items: readonly Item[],
      common: Common,
      rendererEntry?: string
    ) {
      const request: TaskRequest = {entry, items, common}
      // The response comes from the task of this type.
      return readAnswer(await take(rendererEntry).ask(request)) as readonly Result[]
    },
    async close() {
      await line?.close()
    }
  }
}

async function render(
  thread: ReplacedThread,
  job: RenderJob,
  common: RenderPageCommon
): Promise<ThreadPage> {
  const [page] = await thread.run(renderPageKind, [job], common, common.rendererEntry)
  if (!page) throw new Error('The thread has rendered no page.')
  return page
}
