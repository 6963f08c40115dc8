import {openRecordStore} from '@lectern/shared/cache/record-store'
import {prerenderRoutes, type RenderedPage, type RenderJob} from '@lectern/prerender'
import type {Task} from '../workers/task.js'

/** What all pages of a run share. */
export interface RenderCommon {
  recordsDir: string
  /** Absolute path of the server bundle's entry. */
  rendererEntry: string
  /** Absolute. */
  outDir: string
}

const renderFiles: Task<RenderJob, RenderCommon, RenderedPage> = (jobs, common, _memory, begin) =>
  prerenderRoutes(jobs, {...common, begin, records: openRecordStore(common.recordsDir)})
export default renderFiles
