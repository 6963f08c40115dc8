import type {MarkdownOptions} from '@lectern/types'
import type {RenderedPage, RenderJob} from '@lectern/prerender'
import type {CompiledContent} from '../content/compiled-content.js'

/** Source files to compile; each becomes a record in the store. */
export interface CompileTask {
  kind: 'compile'
  recordsDir: string
  options: MarkdownOptions
  sources: readonly {file: string; absolutePath: string; key: string}[]
}

/** Pages to render and write. */
export interface RenderTask {
  kind: 'render'
  recordsDir: string
  rendererEntry: string
  outDir: string
  jobs: readonly RenderJob[]
}

export type Task = CompileTask | RenderTask

/** What a thread answers. An error loses its code on the way between threads, so it goes apart. */
export type TaskAnswer = {result: TaskResults[Task['kind']]} | {error: unknown; code?: string}

/** What comes back from each kind of task. */
export interface TaskResults {
  compile: CompiledContent[]
  render: RenderedPage[]
}
