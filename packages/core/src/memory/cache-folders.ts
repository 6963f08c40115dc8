import path from 'node:path'
import {relativePath} from '@lectern/shared/files/relative-path'
import {hashContent} from '@lectern/shared/cache/content-hash'

/** Returns the absolute cache folder of a site. */
export function cacheFolder(siteDir: string): string {
  return path.join(siteDir, '.site', 'cache')
}

/** Returns the absolute path of the cache's folder for content records. */
export function recordsFolder(cacheDir: string): string {
  return path.join(cacheDir, 'records')
}

/** Returns the absolute path of the memory file for an output. Each output has its own. */
export function memoryFile(cacheDir: string, outDir: string): string {
  return path.join(cacheDir, `build-${outputId(cacheDir, outDir)}.json`)
}

/** Returns the absolute folder of the spare output. */
export function spareFolder(cacheDir: string, outDir: string): string {
  return path.join(cacheDir, `output-${outputId(cacheDir, outDir)}`)
}

/** Returns the absolute folder in which an output's locales are built before they're joined. */
export function stagedFolder(cacheDir: string, outDir: string): string {
  return path.join(cacheDir, `staged-${outputId(cacheDir, outDir)}`)
}

/** Returns the absolute folder of the host files that all locales of an output share. */
export function hostedFolder(cacheDir: string, outDir: string): string {
  return path.join(cacheDir, `hosted-${outputId(cacheDir, outDir)}`)
}

/** Returns an ID for an output that stays the same if the site is moved. */
function outputId(cacheDir: string, outDir: string): string {
  return hashContent(relativePath(cacheDir, outDir))
}
