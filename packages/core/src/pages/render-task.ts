import {openRecordStore} from '@lectern/shared/cache/record-store'
import {
  type WaitBudget,
  prerenderRoutes,
  type RenderedPage,
  type RenderJob
} from '@lectern/prerender'
import type {Task} from '../workers/task.js'

/** Data that all pages rendered in a run share. */
export interface RenderCommon {
  recordsDir: string
  /** Absolute path of the server bundle's entry file. */
  rendererEntry: string
  /** Absolute path of the output folder. */
  outDir: string
}

/**
 * Maximum time in milliseconds that a thread waits for timers of its pages. It applies to all
 * batches combined.
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
