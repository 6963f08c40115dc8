import {
  loadRenderer,
  type PageRendering,
  renderEmptyPage,
  renderPage,
  type RenderJob
} from '@lectern/prerender'
import type {Task} from '@lectern/core/workers/task'
import {openThreadRecords} from '@lectern/core/workers/thread-records'

/** Shared data of all pages in a server bundle. */
export interface RenderPageCommon {
  /** Absolute site root. */
  siteDir: string
  recordsDir: string
  /** Absolute path of the server bundle's entry. */
  rendererEntry: string
}

/** A rendered page. If it threw an error, the result includes the stack. */
export interface ThreadPage {
  page: Omit<PageRendering, 'error'>
  stack?: string
  /** Document of a page that threw an error, for rendering it in the browser. */
  emptyHtml?: string
}

const renderPages: Task<RenderJob, RenderPageCommon, ThreadPage> = async (
  jobs,
  common,
  {memory}
) => {
  const records = openThreadRecords(common.recordsDir, memory)
  const renderEmpty = async (job: RenderJob) =>
    renderEmptyPage(job, await loadRenderer(common.rendererEntry), records)
  return Promise.all(
    jobs.map(async (job) => {
      const {error, ...page} = await renderPage(job, {...common, records})
      if (error === undefined) return {page}
      const emptyHtml = await renderEmpty(job).catch(() => undefined)
      return {page, emptyHtml, stack: error instanceof Error ? error.stack : undefined}
    })
  )
}
export default renderPages
