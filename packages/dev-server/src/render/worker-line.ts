import {Worker} from 'node:worker_threads'
import {compiledModule} from '@lectern/shared/files/package-folder'
import type {TaskAnswer, TaskRequest} from '@lectern/core/workers/task'

/** A running worker thread, with the requests that it hasn't answered yet. */
export interface WorkerLine {
  /** @throws what the thread ends with, if it ends before it answers. */
  ask(request: TaskRequest): Promise<TaskAnswer>
  /** Ends the thread once it has answered everything. */
  retire(): void
  close(): Promise<void>
}

/** Which of its builds React uses. */
export type NodeEnv = 'production' | 'development'

/** Data for starting the thread. */
export interface ThreadSettings {
  nodeEnv: NodeEnv
}

/** A message to the thread. */
export interface ThreadRequest {
  id: number
  request: TaskRequest
}

interface LineSettings extends ThreadSettings {
  /** Called when the thread has ended by itself. */
  onEnd(): void
}

interface Waiting {
  resolve(answer: TaskAnswer): void
  reject(error: Error): void
}

/** Starts the thread that compiles and renders. It doesn't keep the process alive. */
export function openWorkerLine({onEnd, ...settings}: LineSettings): WorkerLine {
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let isRetired = false
  const worker = new Worker(compiledModule('dev-server', 'render/render-worker'), {
    workerData: settings satisfies ThreadSettings
  })
  const end = () => {
    if (isRetired && waiting.size === 0) void worker.terminate()
  }
  const fail = (error: Error) => {
    for (const {reject} of waiting.values()) reject(error)
    waiting.clear()
    onEnd()
  }
  worker.on('message', ({id, answer}: {id: number; answer: TaskAnswer}) => {
    waiting.get(id)?.resolve(answer)
    waiting.delete(id)
    end()
  })
  worker.on('error', fail)
  worker.on('exit', () => {
    if (waiting.size > 0) fail(new Error('The thread that renders pages has ended.'))
  })
  worker.unref()
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        const id = ++lastId
        waiting.set(id, {resolve, reject})
        worker.postMessage({id, request} satisfies ThreadRequest)
      }),
    retire() {
      isRetired = true
      end()
    },
    async close() {
      await worker.terminate()
    }
  }
}
