import path from 'node:path'
import {build, type Plugin} from 'esbuild'
import type {OfflineStrings} from '../worker/offline-page.js'

interface WorkerBundle {
  /** Absolute path of the folder with the worker sources. */
  sourceDir: string
  /** File in that folder, without its extension. */
  entry: 'worker' | 'unregister-worker'
  /** Absolute path of the site's custom worker code. */
  custom?: string
  /** Offline messages. */
  strings?: OfflineStrings
}

/** Bundles a service worker into a single script for browsers that support ES2020. */
export async function bundleWorker({
  sourceDir,
  entry,
  custom,
  strings
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
      ...(strings && {OFFLINE_STRINGS: JSON.stringify(strings)})
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
