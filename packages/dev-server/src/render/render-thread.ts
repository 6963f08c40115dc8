import type {RenderJob} from '@lectern/prerender'
import {readAnswer} from '@lectern/core/workers/answer-task'
import type {TaskKind, TaskRequest, TaskRunner} from '@lectern/core/workers/task'
import {loadModulesKind, renderPageKind, warmPipelineKind} from './render-kinds.js'
import type {RenderPageCommon, ThreadPage} from './render-page-task.js'
import {openWorkerLine, type NodeEnv, type WorkerLine} from './worker-line.js'

/** Compiles and renders pages in a worker thread. */
export interface RenderThread extends TaskRunner {
  render(rendererEntry: string, job: RenderJob): Promise<ThreadPage>
  /** Preloads the Markdown pipeline. */
  warmUpPipeline(): void
  /**
   * Preloads modules.
   *
   * @param modules - Absolute paths.
   * @param rendererEntry - Server bundle, if the modules are part of one.
   */
  warmUp(modules: readonly string[], rendererEntry?: string): void
  close(): Promise<void>
}

/**
 * Maximum number of server bundles per thread. There's a limit because Node never unloads modules.
 */
const BUNDLES_PER_THREAD = 40

/** Matches errors from React's production build. They have no message. */
const SHORTENED = /Minified React error/

/** Creates a render thread. It starts with the first page and is replaced after loading many bundles. */
export function createRenderThread(
  folders: Pick<RenderPageCommon, 'siteDir' | 'recordsDir'>,
  openLine: typeof openWorkerLine = openWorkerLine
): RenderThread {
  const create = (nodeEnv: NodeEnv) => createThread((onEnd) => openLine({nodeEnv, onEnd}))
  const renderer = create('production')
  // If a module fails to load, the error is reported when a page needs it.
  const ignore = () => {}
  return {
    async run({kind, sources, common, createItem}) {
      return [...(await renderer.run(kind, sources.map(createItem), common))]
    },
    async render(rendererEntry, job) {
      const common = {...folders, rendererEntry}
      const created = await render(renderer, job, common)
      if (!created.page.problems.some(({message}) => SHORTENED.test(message))) return created
      // React's production build renders several times faster, but only the development build has error messages.
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
  /** @param rendererEntry - Server bundle that the task loads, if any. */
  run<Item, Common, Result>(
    kind: TaskKind<Item, Common, Result>,
    items: readonly Item[],
    common: Common,
    rendererEntry?: string
  ): Promise<readonly Result[]>
  close(): Promise<void>
}

/** Creates a thread that starts on demand and is replaced after loading many server bundles. */
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
      // The result type is determined by the task kind.
      return readAnswer(await take(rendererEntry).send(request)) as readonly Result[]
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
