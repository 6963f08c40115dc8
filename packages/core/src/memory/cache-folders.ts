import path from 'node:path'
import {relativePath} from '@lectern/shared/files/relative-path'
import {hashContent} from '@lectern/shared/cache/content-hash'

/** Returns the absolute cache folder of a site. */
export function cacheFolder(siteDir: string): string {
  return path.join(siteDir, '.site', 'cache')
}

/** Returns the absolute folder of content records in a cache. */
export function recordsFolder(cacheDir: string): string {
  return path.join(cacheDir, 'records')
}

/** Returns the memory file of an output. Each output of a site has its own. */
export function memoryFile(cacheDir: string, outDir: string): string {
  return path.join(cacheDir, `build-${outputId(cacheDir, outDir)}.json`)
}

/** Returns the absolute folder of an output's spare. */
export function spareFolder(cacheDir: string, outDir: string): string {
  return path.join(cacheDir, `output-${outputId(cacheDir, outDir)}`)
}

/**
 * Returns the absolute folder in which the languages of an output are built before they're joined.
 */
export function stagedFolder(cacheDir: string, outDir: string): string {
  return path.join(cacheDir, `staged-${outputId(cacheDir, outDir)}`)
}

/** Returns the absolute folder for host files that all languages of an output share. */
export function hostedFolder(cacheDir: string, outDir: string): string {
  return path.join(cacheDir, `hosted-${outputId(cacheDir, outDir)}`)
}

/** Returns an ID for an output, which doesn't depend on the location of the site. */
function outputId(cacheDir: string, outDir: string): string {
  return hashContent(relativePath(cacheDir, outDir))
}
