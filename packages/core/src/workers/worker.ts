import {forbidExits} from '@lectern/shared/problems/forbid-exits'
import {answerTask} from './answer-task.js'
import type {TaskAnswer, TaskMemory, TaskRequest} from './task.js'

/** Entry module of worker threads. */
export default createWorker(new Map())

/** Creates a worker. Its memory can't become stale, because threads exist only for one build. */
function createWorker(memory: TaskMemory) {
  // If the site's code could end the thread, there would be no response for the current batch.
  forbidExits(process)
  return (request: TaskRequest): Promise<TaskAnswer> => answerTask(request, memory)
}
