import type {Task} from '@lectern/core/workers/task'
import type {PageFacts} from '../site/page-facts.js'
import {type InspectFiles, inspectFiles} from './inspect-files.js'

/** Settings for all files of a run. */
export type InspectCommon = Omit<InspectFiles, 'files'>

const inspect: Task<string, InspectCommon, PageFacts> = (files, common) =>
  inspectFiles({...common, files})
export default inspect
