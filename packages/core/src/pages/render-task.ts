import {
  type WaitBudget,
  prerenderRoutes,
  type RenderedPage,
  type RenderJob
} from '@lectern/prerender'
import type {Task} from '../workers/task.js'
import {openThreadRecords} from '../workers/thread-records.js'

/** Data shared by all pages of a run. */
export interface RenderCommon {
  /** Absolute site root. */
  siteDir: string
  recordsDir: string
  /** Absolute path of the server bundle's entry file. */
  rendererEntry: string
  /** Absolute path of the output folder. */
  outDir: string
}

/** Maximum total time in milliseconds that a thread waits for timers started by its pages. */
const MAX_WAIT = 5000

const renderFiles: Task<RenderJob, RenderCommon, RenderedPage> = (
  jobs,
  common,
  {memory, begin}
) => {
  const budget = (memory?.get('budget') as WaitBudget | undefined) ?? {left: MAX_WAIT}
  memory?.set('budget', budget)
  return prerenderRoutes(jobs, {
    ...common,
    begin,
    budget,
    records: openThreadRecords(common.recordsDir, memory)
  })
}
export default renderFiles
