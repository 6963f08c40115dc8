import fs from 'node:fs'
import type {Bundles} from '@lectern/types'
import {writeCachedBundles, type BundleRun} from '../cache/bundle-cache.js'
import {listInputFiles} from '../cache/input-files.js'
import type {BundleInput} from '../input/bundle-input.js'

/** Caches bundles for the next start. Bundles that can't be cached are built again then. */
export async function rememberBundles(
  input: BundleInput,
  bundles: Bundles,
  run: Omit<BundleRun, 'imports'>
): Promise<void> {
  // Writing would make a folder anew that its author has deleted or moved.
  if (!fs.existsSync(input.siteDir)) return
  try {
    const files = run.metafiles.flatMap((metafile) => listInputFiles(metafile, input.siteDir))
    writeCachedBundles(input, bundles, {...run, imports: await compileImports(files, input)})
  } catch {
    // An input has gone since, or cannot be compiled any more: its change is bundled next.
  }
}

/** What each Markdown file among the inputs became: the records of the cache say it again. */
async function compileImports(
  inputs: readonly string[],
  {compileImport}: BundleInput
): Promise<Map<string, string>> {
  const files = inputs.filter((file) => /\.mdx?$/.test(file))
  return new Map(
    await Promise.all(files.map(async (file) => [file, await compileImport(file)] as const))
  )
}
