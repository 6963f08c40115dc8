import {spawn} from 'node:child_process'
import {fileURLToPath} from 'node:url'

const PROGRAM = fileURLToPath(new URL('../../packages/core/bin/site.mjs', import.meta.url))

/**
 * A development server in its own process.
 *
 * @typedef {object} DevProcess
 * @property {string} origin without a trailing slash; empty if the server didn't start
 * @property {() => string} output everything that the server has printed
 * @property {() => boolean} hasEnded
 * @property {() => Promise<void>} stop
 */

/**
 * Starts a development server on a free port. Resolves when it answers requests or has ended.
 *
 * @param {string} siteDir absolute
 * @returns {Promise<DevProcess>}
 */
export async function startDevProcess(siteDir) {
  const child = spawn(process.execPath, [PROGRAM, 'start', siteDir, '--port', '0', '--no-open'], {
    env: {...process.env, CI: 'true', NO_COLOR: '1'}
  })
  let output = ''
  let hasEnded = false
  const ended = new Promise((resolve) => {
    child.on('exit', () => {
      hasEnded = true
      resolve(undefined)
    })
  })
  const started = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
        if (ORIGIN.test(output)) resolve(undefined)
      })
  })
  await Promise.race([started, ended])
  return {
    origin: ORIGIN.exec(output)?.[1] ?? '',
    output: () => output,
    hasEnded: () => hasEnded,
    async stop() {
      child.kill('SIGTERM')
      await ended
    }
  }
}

const ORIGIN = /(http:\/\/localhost:\d+)/
