import {openRecordStore} from '@lectern/shared/record-store'
import type {Task, TaskResults} from './tasks.js'

/**
 * Do one task, in a worker thread or in the main one. The stages are loaded when they are needed:
 * a thread that only renders never loads the Markdown pipeline.
 */
export async function runTask<Kind extends Task['kind']>(
  task: Extract<Task, {kind: Kind}>
): Promise<TaskResults[Kind]>
export async function runTask(task: Task): Promise<TaskResults[Task['kind']]> {
  const records = openRecordStore(task.recordsDir)
  if (task.kind === 'compile') {
    const {compileSource} = await import('../content/compile-source.js')
    return Promise.all(task.sources.map((source) => compileSource(source, task.options, records)))
  }
  const {prerenderRoutes} = await import('@lectern/prerender')
  return prerenderRoutes(task.jobs, {...task, records})
}
