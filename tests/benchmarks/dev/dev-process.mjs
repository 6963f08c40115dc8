import {spawn} from 'node:child_process'
import {sampleTree} from '../process-tree.mjs'

/**
 * A development server in a separate process.
 *
 * @typedef {object} DevProcess
 * @property {string} origin
 * @property {number} start when the process was started, by `performance.now`
 * @property {number} listening when its address was on the terminal
 * @property {() => number} readMemory resident bytes of the process and all that it started
 * @property {() => number} readCpu CPU seconds used so far
 * @property {() => boolean} isAlive whether it hasn't ended
 * @property {() => void} askForHeap see `heap-probe.cjs`
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the server and waits for its URL.
 *
 * @param {{program: string, siteDir: string, command?: 'start' | 'serve', env?: Record<string, string>}} options
 * @returns {Promise<DevProcess>}
 */
export async function startDevProcess({program, siteDir, command = 'start', env = {}}) {
  const start = performance.now()
  // Run like an installed `site`, through its first line.
  const child = spawn(program, [command, siteDir, '--port', '0'], {
    env: {...process.env, CI: 'true', NO_COLOR: '1', ...env},
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let output = ''
  const ended = new Promise((resolve) => child.once('close', resolve))
  const origin = await new Promise((resolve, reject) => {
    const take = (/** @type {Buffer} */ chunk) => {
      output += chunk
      const address = /http:\/\/localhost:\d+/.exec(output)?.[0]
      if (address) resolve(address)
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.once('error', reject)
    child.once('close', () => reject(new Error(`The server has ended:\n${output}`)))
  })
  const pid = child.pid ?? 0
  return {
    origin,
    start,
    listening: performance.now(),
    readMemory: () => sampleTree(pid).reduce((sum, {rssBytes}) => sum + rssBytes, 0),
    readCpu: () => sampleTree(pid).reduce((sum, {cpuSeconds}) => sum + cpuSeconds, 0),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    askForHeap: () => process.kill(pid, 'SIGUSR2'),
    async stop() {
      child.kill('SIGINT')
      await ended
    }
  }
}
