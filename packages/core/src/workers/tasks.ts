import type {SiteProblem} from '@lectern/types'
import type {RenderedPage, RenderJob} from '@lectern/prerender'
import type {InspectFiles} from '../check/inspect-files.js'
import type {PageFacts} from '../check/page-facts.js'
import type {CompiledContent} from '../content/compiled-content.js'
import type {SnippetFile} from '../content/snippet-files.js'
import type {SiteReference} from '../content/site-reference.js'
import type {FileMarkdown} from '../content/site-markdown.js'

/** Source files to compile; each becomes a record in the store. */
export interface CompileTask {
  kind: 'compile'
  recordsDir: string
  site: SiteReference
  sources: readonly CompileItem[]
}

/** One source file to compile. */
export interface CompileItem extends FileMarkdown {
  /** Relative to the site folder. */
  file: string
  absolutePath: string
  /** Hash of the bytes that the scan saw. */
  hash: string
  /** Key of the record. */
  key: string
  snippets: readonly SnippetFile[]
}

/** Pages to render and write. */
export interface RenderTask {
  kind: 'render'
  recordsDir: string
  rendererEntry: string
  outDir: string
  jobs: readonly RenderJob[]
}

/** Files of the output to look into. */
export interface InspectTask extends InspectFiles {
  kind: 'inspect'
}

export type Task = CompileTask | RenderTask | InspectTask

/** What a thread answers. An error loses its class and code on the way between threads. */
export type TaskAnswer =
  | {result: TaskResults[Task['kind']]}
  | {problems: readonly SiteProblem[]}
  | {error: unknown; code?: string}

/** What comes back from each kind of task. */
export interface TaskResults {
  compile: CompiledContent[]
  render: RenderedPage[]
  inspect: PageFacts[]
}
