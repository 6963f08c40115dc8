import {Worker} from 'node:worker_threads'

/**
 * A thread that ends the process if code blocks it, because timers in a blocked process don't run.
 */
export interface WatchThread {
  /** Starts watching the code with a name. If it blocks the process, prints its description. */
  expectEnd(name: string): void
  /** Stops watching until the next call of `expectEnd`. */
  rest(): void
}

/** Positions in the memory that both threads share. */
const BEAT = 0
const CHANGES = 1
const WATCHED = 2

/** Source code of the thread, as a string so that the CLI can be bundled into a single file. */
const THREAD = `
const {parentPort, workerData: {limit, shared}} = require('node:worker_threads')
const texts = []
let last = ''
// Turns of this thread, and not a clock: the machine may sleep.
let still = 0
const span = Math.min(1000, limit / 4)
parentPort.on('message', (text) => texts.push(text))
setInterval(() => {
  const now = shared.join()
  const text = texts[Atomics.load(shared, ${WATCHED}) - 1]
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
 * @param describe - Returns the message about code that blocks the process, by its name.
 */
export function startWatchThread(limit: number, describe: (name: string) => string): WatchThread {
  const shared = new Int32Array(new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT))
  const thread = new Worker(THREAD, {eval: true, workerData: {limit, shared}})
  thread.unref()
  setInterval(() => Atomics.add(shared, BEAT, 1), Math.min(1000, limit / 4)).unref()
  // Plugins run code for each file, and a message would take longer than most of it. The thread
  // therefore gets each description once.
  const numbers = new Map<string, number>()
  const add = (name: string) => {
    thread.postMessage(describe(name))
    numbers.set(name, numbers.size + 1)
    return numbers.size
  }
  const watch = (number: number) => {
    Atomics.store(shared, WATCHED, number)
    Atomics.add(shared, CHANGES, 1)
  }
  return {
    expectEnd: (name) => watch(numbers.get(name) ?? add(name)),
    rest: () => watch(0)
  }
}
