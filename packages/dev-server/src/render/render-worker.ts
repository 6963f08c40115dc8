import {parentPort, workerData} from 'node:worker_threads'
import {answerTask} from '@lectern/core/workers/answer-task'
import type {ThreadRequest, ThreadSettings} from './worker-line.js'

// Entry of the thread that compiles and renders visited pages.
const {nodeEnv} = workerData as ThreadSettings
// A thread has its own environment. React reads this when it loads, with the first bundle.
process.env.NODE_ENV = nodeEnv
// Errors of components point into the author's files.
process.setSourceMapsEnabled(true)

parentPort?.on('message', ({id, request}: ThreadRequest) => {
  answerTask(request).then((answer) => parentPort?.postMessage({id, answer}))
})
