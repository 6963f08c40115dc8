import {parentPort, workerData} from 'node:worker_threads'
import {loadRenderer, renderPage, type RenderJob} from '@lectern/prerender'
import {openRecordStore} from '@lectern/shared/record-store'
import type {RenderAnswer, RenderRequest} from './render-thread.js'

// Entry of the thread that renders the pages which are visited.
const {recordsDir} = workerData as {recordsDir: string}
// What a component throws is placed in the author's file.
process.setSourceMapsEnabled(true)
const records = openRecordStore(recordsDir)

parentPort?.on('message', ({id, rendererEntry, job}: RenderRequest) => {
  render(rendererEntry, job).then((answer) => parentPort?.postMessage({id, ...answer}))
})

async function render(rendererEntry: string, job: RenderJob): Promise<RenderAnswer> {
  try {
    const renderer = await loadRenderer(rendererEntry)
    const {error, ...page} = await renderPage(job, renderer, records)
    return {page, stack: error instanceof Error ? error.stack : undefined}
  } catch (error) {
    return {failure: error instanceof Error ? (error.stack ?? error.message) : String(error)}
  }
}
