import {compiledModule} from '@lectern/shared/files/package-folder'
import type {RenderJob} from '@lectern/prerender'
import type {TaskKind} from '@lectern/core/workers/task'
import type {RenderPageCommon, ThreadPage} from './render-page-task.js'

/** Renders pages without writing them. */
export const renderPageKind: TaskKind<RenderJob, RenderPageCommon, ThreadPage> = {
  entry: compiledModule('dev-server', 'render/render-page-task'),
  load: () => import('./render-page-task.js')
}

/** Preloads modules by absolute path. */
export const loadModulesKind: TaskKind<string, undefined, never> = {
  entry: compiledModule('dev-server', 'render/load-modules-task'),
  load: () => import('./load-modules-task.js')
}

/** Compiles a sample to load and warm up the pipeline. */
export const warmPipelineKind: TaskKind<undefined, undefined, never> = {
  entry: compiledModule('dev-server', 'render/warm-pipeline-task'),
  load: () => import('./warm-pipeline-task.js')
}
