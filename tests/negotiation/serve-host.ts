import path from 'node:path'
import {CLI} from '../build-site.js'
import type {EmulatedHost} from './emulated-host.js'
import {runProgram} from './run-program.js'

/** Runs `site serve`. */
export const serveHost: EmulatedHost = {
  name: 'serve',
  start: ({root, baseUrl, siteDir}) =>
    runProgram((port) => [
      process.execPath,
      CLI,
      'serve',
      siteDir,
      '--out-dir',
      path.join(root, baseUrl),
      '--host',
      '127.0.0.1',
      '--port',
      String(port)
    ])
}
