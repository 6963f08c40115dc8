import {openRecordStore} from '@lectern/shared/cache/record-store'
import {type Patience, prerenderRoutes, type RenderedPage, type RenderJob} from '@lectern/prerender'
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
const MOST_PATIENCE = 5000

const renderFiles: Task<RenderJob, RenderCommon, RenderedPage> = (jobs, common, memory, begin) => {
  const patience = (memory?.get('patience') as Patience | undefined) ?? {left: MOST_PATIENCE}
  memory?.set('patience', patience)
  return prerenderRoutes(jobs, {
    ...common,
    begin,
    patience,
    records: openRecordStore(common.recordsDir)
  })
}
export default renderFiles
