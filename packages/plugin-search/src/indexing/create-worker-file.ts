import {fileURLToPath} from 'node:url'
import type {OutputFile} from '@lectern/types'
import {WORKER_FILE} from '../index-format/index-format.js'
import {INDEX_FOLDER} from './create-index-files.js'
import {INDEX_SET} from './list-parts.js'

/** Creates the bundled worker script. A worker has to be a single file from the same origin. */
export function createWorkerFile(): OutputFile {
  return {file: `${INDEX_FOLDER}/${WORKER_FILE}`, text: bundleWorker, offline: INDEX_SET}
}

async function bundleWorker(): Promise<string> {
  // Loaded on demand, because sites with a search service don't need it.
  const {build} = await import('esbuild')
  const {outputFiles} = await build({
    entryPoints: [fileURLToPath(new URL('../src/local/worker.ts', import.meta.url))],
    // Prevents the site's `tsconfig.json` from affecting this code.
    absWorkingDir: fileURLToPath(new URL('../src/local', import.meta.url)),
    logLevel: 'silent',
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    charset: 'utf8',
    legalComments: 'none'
  })
  return outputFiles[0]?.text ?? ''
}
