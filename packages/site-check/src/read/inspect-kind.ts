import {compiledModule} from '@lectern/shared/files/package-folder'
import type {TaskKind} from '@lectern/core/workers/task'
import type {PageFacts} from '../site/page-facts.js'
import type {InspectCommon} from './inspect-task.js'

/** Reads HTML files in the output. */
export const inspectKind: TaskKind<string, InspectCommon, PageFacts> = {
  entry: compiledModule('site-check', 'read/inspect-task'),
  load: () => import('./inspect-task.js')
}
