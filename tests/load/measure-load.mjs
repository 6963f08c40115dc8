import {median} from '../benchmarks/median.mjs'
import {startDevProcess} from '../benchmarks/dev/dev-process.mjs'
import {createExchanges} from './create-exchanges.mjs'
import {holdConnections} from './hold-connections.mjs'
import {sendRequests} from './send-requests.mjs'

/** Milliseconds between memory samples. */
const SAMPLE_EVERY = 250

/**
 * `held`: slow connections that were open at the end. `bytes`: resident memory of the server and its
 * processes.
 *
 * @typedef {object} LoadFigures
 * @property {number} held
 * @property {import('./send-requests.mjs').RequestFigures} requests
 * @property {{idle: number, median: number, max: number}} bytes
 * @property {boolean} isAlive
 */

/**
 * Puts load on a server: slow connections, and regular requests at the same time.
 *
 * @param {object} options
 * @param {string} options.program
 * @param {string} options.siteDir
 * @param {'start' | 'serve'} options.command
 * @param {readonly string[]} options.pages paths of pages
 * @param {{connections: number, rate: number, seconds: number}} options.size
 * @returns {Promise<LoadFigures>}
 */
export async function measureLoad({program, siteDir, command, pages, size}) {
  const server = await startDevProcess({program, siteDir, command})
  try {
    const exchanges = await createExchanges(server.origin, pages)
    // The first responses compile code that later ones reuse.
    await sendRequests(server.origin, exchanges, {rate: exchanges.length, seconds: 1})
    const idle = server.readMemory()
    /** @type {number[]} */
    const samples = []
    const timer = setInterval(() => samples.push(server.readMemory()), SAMPLE_EVERY)
    const slow = await holdConnections(server.origin, size.connections)
    const requests = await sendRequests(server.origin, exchanges, size)
    const held = slow.countOpen()
    samples.push(server.readMemory())
    clearInterval(timer)
    slow.close()
    const after = await sendRequests(server.origin, exchanges, {rate: exchanges.length, seconds: 1})
    return {
      held,
      requests: {...requests, failures: [...requests.failures, ...after.failures]},
      bytes: {idle, median: median(samples), max: Math.max(...samples)},
      isAlive: server.isAlive()
    }
  } finally {
    await server.stop()
  }
}
