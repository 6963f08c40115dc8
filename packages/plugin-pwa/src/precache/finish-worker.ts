import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {SiteError} from '@lectern/shared/site-problem'
import type {FinishedOutput} from '@lectern/types'
// The package's main module loads a JavaScript compiler as well, which takes a second.
import {injectManifest} from 'workbox-build/build/inject-manifest.js'
import type {PwaOptions} from '../pwa-options.js'
import {resolveFromSite} from '../site-file.js'
import {checkManifest} from './check-manifest.js'
import {bundleWorker} from './bundle-worker.js'
import {encodeNames, limitPrecache} from './precache-limits.js'
import {IGNORED, NAMED_BY_HASH, PATTERNS} from './precache-patterns.js'

export const WORKER_FILE = 'sw.js'

interface FinishSettings {
  /** The output; absolute. */
  folder: string
  baseUrl: string
  siteDir: string
  /** Where the sources of workers are; absolute. */
  sourceDir: string
  options: PwaOptions
}

/**
 * Write the service worker of a site with the list of the files that it keeps.
 *
 * @throws SiteError `pwa-file-missing`, `pwa-manifest-invalid`.
 */
export async function finishWorker({
  folder,
  baseUrl,
  siteDir,
  sourceDir,
  options
}: FinishSettings): Promise<FinishedOutput> {
  const problems = checkManifest(options.pwaHead, {folder, baseUrl})
  if (problems.length > 0) throw new SiteError(problems)
  if (options.selfDestroying) return createFarewell(sourceDir)
  const {swCustom} = options
  const custom = swCustom && resolveFromSite(swCustom, 'swCustom', siteDir)
  const code = await bundleWorker({sourceDir, entry: 'worker', custom})
  const {text, count, size, leftOut} = await listFiles(code, folder, options)
  const more = leftOut > 0 ? `; ${countFiles(leftOut)} too large for it` : ''
  return {
    files: [{file: WORKER_FILE, text}],
    summary: [
      {
        name: 'offline',
        text: `${formatSize(size)} in ${countFiles(count)}, to read offline${more}`
      }
    ]
  }
}

async function createFarewell(sourceDir: string): Promise<FinishedOutput> {
  return {
    files: [{file: WORKER_FILE, text: await bundleWorker({sourceDir, entry: 'farewell-worker'})}],
    summary: [{name: 'offline', text: 'off: the service worker removes itself from its readers'}]
  }
}

/** Workbox reads and writes files: the worker is completed in a folder of its own. */
async function listFiles(code: string, folder: string, options: PwaOptions) {
  const {globPatterns = [...PATTERNS], globIgnores, ...config} = options.injectManifestConfig
  const workDir = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-pwa-'))
  const swSrc = path.join(workDir, 'source.js')
  const swDest = path.join(workDir, WORKER_FILE)
  try {
    fs.writeFileSync(swSrc, code)
    const leftOut: string[] = []
    const {count, size} = await injectManifest({
      additionalManifestEntries: config.additionalManifestEntries,
      // Sizes are looked at below, with those of images.
      maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
      swSrc,
      swDest,
      globDirectory: folder,
      globPatterns,
      globIgnores: [...IGNORED, ...globIgnores],
      dontCacheBustURLsMatching: NAMED_BY_HASH,
      manifestTransforms: [
        limitPrecache({
          file: config.maximumFileSizeToCacheInBytes,
          image: options.maximumImageSize,
          search: options.maximumSearchSize,
          onLeaveOut: (url) => leftOut.push(url)
        }),
        encodeNames,
        ...(config.manifestTransforms ?? [])
      ]
    })
    return {text: fs.readFileSync(swDest, 'utf8'), count, size, leftOut: leftOut.length}
  } finally {
    fs.rmSync(workDir, {recursive: true, force: true})
  }
}

function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  return bytes < 1_000_000
    ? `${(bytes / 1000).toFixed(1)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
}

function countFiles(count: number): string {
  return count === 1 ? '1 file' : `${count} files`
}
