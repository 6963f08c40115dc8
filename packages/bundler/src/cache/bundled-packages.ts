import path from 'node:path'
import type {Metafile} from 'esbuild'
import {findPackageFolder} from '@lectern/shared/files/package-above'
import {listUsedFiles} from './input-files.js'

/**
 * Returns the sorted folders of the packages with code in a bundle. Modules that tree shaking removes don't
 * count.
 *
 * @param siteDir - Absolute. The result doesn't include the site itself.
 */
export function listBundledPackages(metafile: Metafile, siteDir: string): string[] {
  const used = Object.values(metafile.outputs).flatMap((output) =>
    Object.entries(output.inputs).flatMap(([file, {bytesInOutput}]) =>
      bytesInOutput > 0 ? [file] : []
    )
  )
  const known = new Map<string, string | undefined>()
  const folders = listUsedFiles(metafile, used, siteDir).map((file) => {
    const folder = path.dirname(file)
    if (!known.has(folder)) known.set(folder, findPackageFolder(folder))
    return known.get(folder)
  })
  return [...new Set(folders)]
    .filter((folder): folder is string => folder !== undefined && folder !== siteDir)
    .sort()
}
