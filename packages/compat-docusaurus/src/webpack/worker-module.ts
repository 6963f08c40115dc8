import path from 'node:path'
import {isRecord} from '@lectern/shared/text/unknown-record'
import type {LoaderUse} from './webpack-changes.js'

/** Suffix of imports that return the URL of a file that the bundler bundles as a worker. */
export const WORKER_URL = '?worker-url'

/** Returns whether a loader turns its file into a worker. The package doesn't have to be installed. */
export function isWorkerLoader({name}: LoaderUse): boolean {
  return /\bworker-loader\b/.test(name)
}

/**
 * Returns the module of a file that is loaded as a worker: a constructor without parameters, as a CommonJS
 * module, so that it can be imported and required.
 */
export function createWorkerModule(file: string, {options}: LoaderUse): string {
  const {type, settings} = readWorker(isRecord(options) ? options.worker : undefined)
  return `const url = require(${JSON.stringify(`./${path.basename(file)}${WORKER_URL}`)})
module.exports = function () {
  return new ${type}(url${settings === undefined ? '' : `, ${JSON.stringify(settings)}`})
}
module.exports.default = module.exports
`
}

/** Reads the option `worker`, which is the name of a constructor, or its name and options. */
function readWorker(worker: unknown): {type: string; settings?: unknown} {
  const {type, options} = isRecord(worker) ? worker : {type: worker, options: undefined}
  return {type: type === 'SharedWorker' ? type : 'Worker', settings: options}
}
