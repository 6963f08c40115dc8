import {SiteError} from '@lectern/shared/problems/site-problem'
import type {Task, TaskAnswer} from './tasks.js'
import {runTask} from './run-task.js'

/** Entry of a worker thread. */
export default async function work(task: Task | {kind: 'warm-up'}): Promise<TaskAnswer> {
  try {
    if (task.kind !== 'warm-up') return {result: await runTask(task)}
    await import('../content/compile-source.js')
    return {result: []}
  } catch (error) {
    if (error instanceof SiteError) return {problems: error.problems}
    return {error, code: (error as NodeJS.ErrnoException).code}
  }
}
