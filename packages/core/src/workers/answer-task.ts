import {pathToFileURL} from 'node:url'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {openCalls} from './thread-calls.js'
import type {SystemFields, Task, TaskAnswer, TaskMemory, TaskRequest} from './task.js'

/** Runs a batch in this thread. Returns errors instead of rejecting. */
export async function answerTask(request: TaskRequest, memory?: TaskMemory): Promise<TaskAnswer> {
  try {
    const {default: task} = (await import(pathToFileURL(request.entry).href)) as {
      default: Task<unknown, unknown, unknown>
    }
    if (!('items' in request)) return {results: []}
    const {items, common, begun, port} = request
    const begin = begun && ((index: number) => void Atomics.store(begun, 0, index + 1))
    const call = port && openCalls(port)
    return {results: await task(items, common, {memory, begin, call})}
  } catch (error) {
    if (error instanceof SiteError) return {problems: error.problems}
    return {error, fields: readFields(error)}
  }
}

/**
 * Returns the results in a thread's response.
 *
 * @throws SiteError if the task found problems. Other errors keep the fields of system errors.
 */
export function readAnswer(answer: TaskAnswer): readonly unknown[] {
  if ('results' in answer) return answer.results
  if ('problems' in answer) throw new SiteError([...answer.problems])
  throw answer.fields ? Object.assign(Object(answer.error), answer.fields) : answer.error
}

function readFields(error: unknown): SystemFields | undefined {
  if (!(error instanceof Error)) return undefined
  const {code, syscall, path} = error as NodeJS.ErrnoException
  if (code === undefined) return undefined
  return {code, ...(syscall !== undefined && {syscall}), ...(path !== undefined && {path})}
}
