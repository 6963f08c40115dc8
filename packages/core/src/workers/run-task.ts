import {openRecordStore} from '@lectern/shared/cache/record-store'
import type {MarkdownFunctions} from '@lectern/types'
import type {CompileTask, Task, TaskResults} from './tasks.js'

/**
 * Do one task, in a worker thread or in the main one. The stages are loaded when they are needed:
 * a thread that only renders never loads the Markdown pipeline.
 */
export async function runTask<Kind extends Task['kind']>(
  task: Extract<Task, {kind: Kind}>
): Promise<TaskResults[Kind]>
export async function runTask(task: Task): Promise<TaskResults[Task['kind']]> {
  if (task.kind === 'inspect') {
    const {inspectFiles} = await import('../check/inspect-files.js')
    return inspectFiles(task)
  }
  const records = openRecordStore(task.recordsDir)
  if (task.kind === 'compile') {
    const {compileSource} = await import('../content/compile-source.js')
    const functions = await loadFunctionsOf(task)
    return Promise.all(
      task.sources.map((source) =>
        compileSource(
          source,
          records,
          source.functions === undefined ? {} : functions.get(source.functions)
        )
      )
    )
  }
  const {prerenderRoutes} = await import('@lectern/prerender')
  return prerenderRoutes(task.jobs, {...task, records})
}

/** The configuration is loaded in a thread only when its functions are needed. */
async function loadFunctionsOf({
  sources,
  site
}: CompileTask): Promise<ReadonlyMap<string, MarkdownFunctions>> {
  if (sources.every(({functions}) => functions === undefined)) return new Map()
  const {loadFunctions} = await import('../content/site-functions.js')
  return loadFunctions(site)
}
