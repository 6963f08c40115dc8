import {Worker} from 'node:worker_threads'

/**
 * A thread that ends the process if code blocks it, because timers in a blocked process don't run.
 */
export interface WatchThread {
  /** Starts watching code. If it blocks the process, prints `text`. */
  expectEnd(text: string): void
  /** Stops watching until the next call of `expectEnd`. */
  rest(): void
}

/** Source code of the thread, as a string so that the CLI can be bundled into a single file. */
const THREAD = `
const {parentPort, workerData: {limit, beat}} = require('node:worker_threads')
let text
let last = 0
// Turns of this thread, and not a clock: the machine may sleep.
let still = 0
const span = Math.min(1000, limit / 4)
parentPort.on('message', (next) => {
  text = next
  still = 0
})
setInterval(() => {
  const now = Atomics.load(beat, 0)
  still = now === last && text !== undefined ? still + span : 0
  last = now
  if (still < limit) return
  require('node:fs').writeSync(2, text + '\\n')
  process.kill(process.pid, 'SIGKILL')
}, span)
`

/**
 * Starts the thread. It doesn't keep the process alive.
 *
 * @param limit - Limit in milliseconds.
 */
export function startWatchThread(limit: number): WatchThread {
  const beat = new Int32Array(new SharedArrayBuffer(4))
  const thread = new Worker(THREAD, {eval: true, workerData: {limit, beat}})
  thread.unref()
  setInterval(() => Atomics.add(beat, 0, 1), Math.min(1000, limit / 4)).unref()
  return {
    expectEnd: (text) => thread.postMessage(text),
    rest: () => thread.postMessage(undefined)
  }
}
