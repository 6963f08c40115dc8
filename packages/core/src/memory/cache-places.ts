import path from 'node:path'
import {relativePath} from '@lectern/shared/files/relative-path'
import {hashContent} from '@lectern/shared/cache/content-hash'

/** Returns the cache folder of a site; absolute. */
export function cacheFolder(siteDir: string): string {
  return path.join(siteDir, '.site', 'cache')
}

/** Returns the folder of content records in a cache; absolute. */
export function recordsFolder(cacheDir: string): string {
  return path.join(cacheDir, 'records')
}

/** Returns the memory file of an output. Each output of a site has its own. */
export function memoryFile(cacheDir: string, outDir: string): string {
  return path.join(cacheDir, `build-${outputId(cacheDir, outDir)}.json`)
}

/** Returns where the spare of an output is kept; absolute. */
export function spareFolder(cacheDir: string, outDir: string): string {
  return path.join(cacheDir, `output-${outputId(cacheDir, outDir)}`)
}

/** Returns where one language of an output is built before all are joined; absolute. */
export function stagedFolder(cacheDir: string, outDir: string): string {
  return path.join(cacheDir, `staged-${outputId(cacheDir, outDir)}`)
}

/** Returns where files are kept that hosts read for all languages of an output; absolute. */
export function hostedFolder(cacheDir: string, outDir: string): string {
  return path.join(cacheDir, `hosted-${outputId(cacheDir, outDir)}`)
}

/** Identifies an output of a site, independently of the path of the site. */
function outputId(cacheDir: string, outDir: string): string {
  return hashContent(relativePath(cacheDir, outDir))
}
