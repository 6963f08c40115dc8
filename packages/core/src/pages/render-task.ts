import {openRecordStore} from '@lectern/shared/cache/record-store'
import {type Patience, prerenderRoutes, type RenderedPage, type RenderJob} from '@lectern/prerender'
import type {Task} from '../workers/task.js'

/** Data that all pages of a run share. */
export interface RenderCommon {
  recordsDir: string
  /** Absolute path of the server bundle's entry. */
  rendererEntry: string
  /** Absolute. */
  outDir: string
}

/** Milliseconds that a thread waits for timers of its pages, for all batches together. */
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
