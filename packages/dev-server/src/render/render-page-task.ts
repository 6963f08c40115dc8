import {loadRenderer, type PageRendering, renderPage, type RenderJob} from '@lectern/prerender'
import {openRecordStore} from '@lectern/shared/cache/record-store'
import type {Task} from '@lectern/core/workers/task'

/** Shared data of all pages in a server bundle. */
export interface RenderPageCommon {
  recordsDir: string
  /** Absolute path of the server bundle's entry. */
  rendererEntry: string
}

/** A rendered page. If it threw an error, the result includes the stack. */
export interface ThreadPage {
  page: Omit<PageRendering, 'error'>
  stack?: string
}

const renderPages: Task<RenderJob, RenderPageCommon, ThreadPage> = async (jobs, common) => {
  const records = openRecordStore(common.recordsDir)
  const renderer = await loadRenderer(common.rendererEntry)
  return Promise.all(
    jobs.map(async (job) => {
      const {error, ...page} = await renderPage(job, renderer, records)
      return {page, stack: error instanceof Error ? error.stack : undefined}
    })
  )
}
export default renderPages
