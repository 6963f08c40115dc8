import {parentPort, workerData} from 'node:worker_threads'
import {answerTask} from '@lectern/core/workers/answer-task'
import type {TaskMemory} from '@lectern/core/workers/task'
import type {ThreadRequest, ThreadSettings} from './worker-line.js'

// Entry of the render thread.
const {nodeEnv} = workerData as ThreadSettings
// Each thread has its own environment. React reads this variable when the first bundle loads React.
process.env.NODE_ENV = nodeEnv
// Maps errors of components to source files.
process.setSourceMapsEnabled(true)

// Entries for code or data that can change include its hash.
const memory: TaskMemory = new Map()

parentPort?.on('message', ({id, request}: ThreadRequest) => {
  answerTask(request, memory).then((answer) => parentPort?.postMessage({id, answer}))
})
