import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
// The package's main module also loads a JavaScript compiler, which takes about a second.
import {injectManifest} from 'workbox-build/build/inject-manifest.js'
import type {PwaOptions} from '../options/pwa-options.js'
import type {ListedEntry} from './list-precache.js'

/** A worker with its list of files. */
export interface WrittenWorker {
  text: string
  /** Number of files. */
  count: number
  /** Total size of the files in bytes. */
  size: number
}

/**
 * Inserts the list of files into a worker, and applies the site's additions and transforms. Workbox
 * works only on files, so this uses a temporary folder that contains nothing else.
 */
export async function writeWorker(
  code: string,
  entries: readonly ListedEntry[],
  options: PwaOptions['injectManifestConfig']
): Promise<WrittenWorker> {
  const {additionalManifestEntries, manifestTransforms = []} = options
  const workDir = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-pwa-'))
  const swSrc = path.join(workDir, 'source.js')
  const swDest = path.join(workDir, 'worker.js')
  try {
    fs.writeFileSync(swSrc, code)
    const {count, size} = await injectManifest({
      swSrc,
      swDest,
      globDirectory: workDir,
      globPatterns: [],
      // Sizes were already checked when the files were selected.
      maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
      additionalManifestEntries,
      manifestTransforms: [
        async () => ({manifest: entries.map((entry) => ({...entry}))}),
        ...manifestTransforms
      ]
    })
    return {text: fs.readFileSync(swDest, 'utf8'), count, size}
  } finally {
    fs.rmSync(workDir, {recursive: true, force: true})
  }
}
