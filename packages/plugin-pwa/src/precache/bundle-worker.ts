import path from 'node:path'
import {build, type Plugin} from 'esbuild'
import type {OfflineTexts} from '../worker/offline-page.js'

interface WorkerBundle {
  /** Folder of the sources of workers; absolute. */
  sourceDir: string
  /** File in that folder, without its ending. */
  entry: 'worker' | 'unregister-worker'
  /** Absolute path of the site's own code in the worker. */
  custom?: string
  /** Messages of the worker for readers. */
  texts?: OfflineTexts
}

/** Bundles the code of a service worker: one script, for browsers that know the features of ES2020. */
export async function bundleWorker({
  sourceDir,
  entry,
  custom,
  texts
}: WorkerBundle): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(sourceDir, `${entry}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    define: {
      'process.env.NODE_ENV': '"production"',
      ...(texts && {OFFLINE_TEXTS: JSON.stringify(texts)})
    },
    plugins: custom === undefined ? [] : [replaceCustom(custom)]
  })
  return outputFiles[0]?.text ?? ''
}

function replaceCustom(file: string): Plugin {
  return {
    name: 'sw-custom',
    setup(build) {
      build.onResolve({filter: /^\.\/custom\.js$/}, () => ({path: file}))
    }
  }
}
