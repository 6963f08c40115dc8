import {forbidExits} from '@lectern/shared/problems/forbid-exits'
import {answerTask} from './answer-task.js'
import type {TaskAnswer, TaskMemory, TaskRequest} from './task.js'

/** Entry of a pool's worker threads. */
export default createWorker(new Map())

/** A thread lives as long as a build, so what its tasks keep can't become stale. */
function createWorker(memory: TaskMemory) {
  // Nobody waits for the end of a thread, so a batch would never get a response.
  forbidExits(process)
  return (request: TaskRequest): Promise<TaskAnswer> => answerTask(request, memory)
}
