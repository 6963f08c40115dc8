import {compiledModule} from '@lectern/shared/files/package-folder'
import type {RenderedPage, RenderJob} from '@lectern/prerender'
import type {TaskKind} from '../workers/task.js'
import type {RenderCommon} from './render-task.js'

/** Task that renders pages and writes their HTML files. */
export const renderKind: TaskKind<RenderJob, RenderCommon, RenderedPage> = {
  entry: compiledModule('core', 'pages/render-task'),
  describeItem: ({page, source}) => ({
    name: `the page ${page.path}`,
    position: source === undefined ? undefined : {file: source}
  }),
  load: () => import('./render-task.js')
}
