import {pathToFileURL} from 'node:url'
import {parentPort, workerData} from 'node:worker_threads'
import {loadRenderer, renderPage, type RenderJob} from '@lectern/prerender'
import {openRecordStore} from '@lectern/shared/cache/record-store'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {runTask} from '../workers/run-task.js'
import type {ThreadAnswer, ThreadRequest, ThreadWork} from './thread-messages.js'

// Entry of the thread that compiles and renders the pages which are visited.
const {recordsDir, nodeEnv} = workerData as {recordsDir: string; nodeEnv: string}
// The environment of a thread is its own. React looks here when it is loaded, with the first bundle.
process.env.NODE_ENV = nodeEnv
// What a component throws is placed in the author's file.
process.setSourceMapsEnabled(true)
const records = openRecordStore(recordsDir)

parentPort?.on('message', ({id, ...work}: ThreadRequest) => {
  rest?.()
  answer(work).then(async (result) => {
    parentPort?.postMessage({id, ...result})
    if ('job' in work && !rest) {
      const {practisePipeline} = await import('./warm-pipeline.js')
      rest = practisePipeline()
    }
    rest?.()
  })
})

/** Puts practice off until there is nothing to do; there is none before the first page. */
let rest: (() => void) | undefined

async function answer(work: ThreadWork): Promise<ThreadAnswer> {
  try {
    if ('task' in work) return {compiled: await runTask(work.task)}
    if ('job' in work) return await render(work.rendererEntry, work.job)
    await warmUp(work.warmUp)
    return {compiled: []}
  } catch (error) {
    if (error instanceof SiteError) return {problems: error.problems}
    return {failure: error instanceof Error ? (error.stack ?? error.message) : String(error)}
  }
}

async function warmUp(modules: readonly string[]): Promise<void> {
  if (modules.length > 0) {
    await Promise.all(modules.map((file) => import(pathToFileURL(file).href)))
    return
  }
  const {warmPipeline} = await import('./warm-pipeline.js')
  await Promise.all([warmPipeline(), import('../content/compile-source.js')])
}

async function render(rendererEntry: string, job: RenderJob): Promise<ThreadAnswer> {
  const renderer = await loadRenderer(rendererEntry)
  const {error, ...page} = await renderPage(job, renderer, records)
  return {page, stack: error instanceof Error ? error.stack : undefined}
}
