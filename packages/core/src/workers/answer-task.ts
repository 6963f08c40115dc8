import {pathToFileURL} from 'node:url'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {Task, TaskAnswer, TaskMemory, TaskRequest} from './task.js'

/** Runs a requested batch in this thread. Never rejects: errors are part of the answer. */
export async function answerTask(request: TaskRequest, memory?: TaskMemory): Promise<TaskAnswer> {
  try {
    const {default: task} = (await import(pathToFileURL(request.entry).href)) as {
      default: Task<unknown, unknown, unknown>
    }
    if (!('items' in request)) return {results: []}
    const {items, common, begun} = request
    const begin = begun && ((index: number) => void Atomics.store(begun, 0, index + 1))
    return {results: await task(items, common, memory, begin)}
  } catch (error) {
    if (error instanceof SiteError) return {problems: error.problems}
    return {error, code: (error as NodeJS.ErrnoException).code}
  }
}

/**
 * Returns the results of an answer.
 *
 * @throws SiteError if the task found problems; what else it threw, with its `code`.
 */
export function readAnswer(answer: TaskAnswer): readonly unknown[] {
  if ('results' in answer) return answer.results
  if ('problems' in answer) throw new SiteError([...answer.problems])
  throw answer.code ? Object.assign(Object(answer.error), {code: answer.code}) : answer.error
}
