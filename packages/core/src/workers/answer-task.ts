import {pathToFileURL} from 'node:url'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {Task, TaskAnswer, TaskMemory, TaskRequest} from './task.js'

/** Runs a requested batch in this thread. Never rejects: errors are part of the answer. */
export async function answerTask(request: TaskRequest, memory?: TaskMemory): Promise<TaskAnswer> {
  try {
    const {default: task} = (await import(pathToFileURL(request.entry).href)) as {
      default: Task<unknown, unknown, unknown>
    }
    return {results: 'items' in request ? await task(request.items, request.common, memory) : []}
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
