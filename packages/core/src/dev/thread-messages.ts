import type {SiteProblem} from '@lectern/types'
import type {PageRendering, RenderJob} from '@lectern/prerender'
import type {CompiledContent} from '../content/compiled-content.js'
import type {CompileTask} from '../workers/tasks.js'

/** What the thread can do: compile, render, or load a server bundle ahead of the first page. */
export type ThreadWork =
  | {task: CompileTask}
  | {
      /** Absolute path of the server bundle's entry. */
      rendererEntry: string
      job: RenderJob
    }
  | {
      /** Absolute paths of modules. */
      warmUp: readonly string[]
    }

/** What it is sent. */
export type ThreadRequest = ThreadWork & {id: number}

/** A rendered page, with the stack of what it threw. */
export interface ThreadPage {
  page: Omit<PageRendering, 'error'>
  stack?: string
}

/** What it answers; `failure` is the stack of a mistake of ours. */
export type ThreadAnswer =
  | {compiled: CompiledContent[]}
  | ThreadPage
  | {problems: readonly SiteProblem[]}
  | {failure: string}
