import path from 'node:path'
import {fileURLToPath} from 'node:url'
import type {EmulatedHost} from './emulated-host.js'
import {runProgram} from './run-program.js'

const SERVER = fileURLToPath(new URL('runtimes/node-server.js', import.meta.url))

/** Runs the middleware in Express. */
export const nodeHost: EmulatedHost = {
  name: 'node',
  start: ({root, baseUrl}) =>
    runProgram((port) => [
      process.execPath,
      SERVER,
      String(port),
      baseUrl,
      path.join(root, baseUrl)
    ])
}
