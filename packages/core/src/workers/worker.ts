import type {Task} from './tasks.js'
import {runTask} from './run-task.js'

/** Entry of a worker thread. */
export default function work(task: Task | {kind: 'warm-up'}): Promise<unknown> {
  if (task.kind === 'warm-up') return import('../content/compile-source.js').then(() => undefined)
  return runTask(task)
}
