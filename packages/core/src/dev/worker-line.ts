import path from 'node:path'
import {Worker} from 'node:worker_threads'
import {coreFolder} from '../core-folder.js'
import type {ThreadAnswer, ThreadRequest, ThreadWork} from './thread-messages.js'

/** A running worker thread, with the questions that it has not answered yet. */
export interface WorkerLine {
  /** @throws what the thread ends with, when it ends before it answers. */
  ask(work: ThreadWork): Promise<ThreadAnswer>
  /** End the thread when it has answered everything. */
  retire(): void
  close(): Promise<void>
}

/** Which of its builds React is to use. */
export type NodeEnv = 'production' | 'development'

interface LineSettings {
  recordsDir: string
  nodeEnv: NodeEnv
  /** Called when the thread has ended by itself. */
  onEnd(): void
}

interface Waiting {
  resolve(answer: ThreadAnswer): void
  reject(error: Error): void
}

/** Start the thread that compiles and renders; it does not keep the process alive. */
export function openWorkerLine({recordsDir, nodeEnv, onEnd}: LineSettings): WorkerLine {
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let isRetired = false
  const worker = new Worker(path.join(coreFolder(), 'dist/dev/render-worker.js'), {
    workerData: {recordsDir, nodeEnv}
  })
  const end = () => {
    if (isRetired && waiting.size === 0) void worker.terminate()
  }
  const fail = (error: Error) => {
    for (const {reject} of waiting.values()) reject(error)
    waiting.clear()
    onEnd()
  }
  worker.on('message', ({id, ...answer}: ThreadAnswer & {id: number}) => {
    waiting.get(id)?.resolve(answer as ThreadAnswer)
    waiting.delete(id)
    end()
  })
  worker.on('error', fail)
  worker.on('exit', () => {
    if (waiting.size > 0) fail(new Error('The thread that renders pages has ended.'))
  })
  worker.unref()
  return {
    ask: (work) =>
      new Promise((resolve, reject) => {
        const id = ++lastId
        waiting.set(id, {resolve, reject})
        worker.postMessage({...work, id} satisfies ThreadRequest)
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
