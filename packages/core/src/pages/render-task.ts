import {openRecordStore} from '@lectern/shared/cache/record-store'
import {
  type WaitBudget,
  prerenderRoutes,
  type RenderedPage,
  type RenderJob
} from '@lectern/prerender'
import type {Task} from '../workers/task.js'

/** Data for all pages of a run. */
export interface RenderCommon {
  recordsDir: string
  /** Absolute path of the server bundle's entry file. */
  rendererEntry: string
  /** Absolute. */
  outDir: string
}

/**
 * Maximum time in milliseconds that a thread waits for timers of its pages, for all batches
 * combined.
 */
const MAX_WAIT = 5000

const renderFiles: Task<RenderJob, RenderCommon, RenderedPage> = (jobs, common, memory, begin) => {
  const budget = (memory?.get('budget') as WaitBudget | undefined) ?? {left: MAX_WAIT}
  memory?.set('budget', budget)
  return prerenderRoutes(jobs, {
    ...common,
    begin,
    budget,
    records: openRecordStore(common.recordsDir)
  })
}
export default renderFiles
