import {Worker} from 'node:worker_threads'
import {compiledModule} from '@lectern/shared/files/package-folder'
import type {TaskAnswer, TaskRequest} from '@lectern/core/workers/task'

/** A worker thread and its pending requests. */
export interface WorkerLine {
  /** @throws The thread's error, if the thread ends before it responds. */
  send(request: TaskRequest): Promise<TaskAnswer>
  /** Ends the thread when all requests are done. */
  retire(): void
  close(): Promise<void>
}

/** Selects the build of React. */
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
  /** Called when the thread ends. It doesn't respond to later requests. */
  onEnd(): void
}

interface Waiting {
  resolve(answer: TaskAnswer): void
  reject(error: Error): void
}

/** Starts a render thread. It doesn't keep the process alive. */
export function openWorkerLine(
  {onEnd, ...settings}: LineSettings,
  start: (settings: ThreadSettings) => Worker = startWorker
): WorkerLine {
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let isRetired = false
  const worker = start(settings)
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
  // A timer of a page can end the thread while no request is pending.
  worker.on('exit', () =>
    fail(new Error('the code of a page ended the process that renders pages'))
  )
  worker.unref()
  return {
    send: (request) =>
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

function startWorker(settings: ThreadSettings): Worker {
  return new Worker(compiledModule('dev-server', 'render/render-worker'), {workerData: settings})
}
