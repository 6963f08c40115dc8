import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
// The package's main module also loads a JavaScript compiler, which takes a second.
import {injectManifest} from 'workbox-build/build/inject-manifest.js'
import type {PwaOptions} from '../options/pwa-options.js'
import type {ListedEntry} from './list-precache.js'

/** A worker with its list. */
export interface WrittenWorker {
  text: string
  /** Of the files that it keeps. */
  count: number
  /** Bytes of these files. */
  size: number
}

/**
 * Inserts the list of files into a worker, with the additions of the site. Workbox reads and
 * writes files. It uses a separate folder in which it finds no files to list.
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
      // Sizes were looked at where the files were chosen.
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
