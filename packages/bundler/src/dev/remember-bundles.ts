import fs from 'node:fs'
import type {Bundles} from '@lectern/types'
import {writeCachedBundles, type FinishedRun} from '../cache/bundle-cache.js'
import {listInputFiles} from '../cache/input-files.js'
import type {BundleHost, BundleInput} from '../input/bundle-input.js'

/** Caches bundles for the next start. If this fails, they're rebuilt then. */
export async function rememberBundles(
  input: BundleInput,
  host: BundleHost,
  {bundles, ...run}: Omit<FinishedRun, 'imports'> & {bundles: Bundles}
): Promise<void> {
  // Writing would recreate a folder that was deleted or moved.
  if (!fs.existsSync(input.siteDir)) return
  try {
    const files = run.metafiles.flatMap((metafile) => listInputFiles(metafile, input.siteDir))
    writeCachedBundles(input, bundles, {...run, imports: await compileImports(files, host)})
  } catch {
    // An input was deleted or is invalid. The next run bundles its change.
  }
}

/** Compiles the Markdown files among the inputs. Most results come from the cache. */
async function compileImports(
  inputs: readonly string[],
  {compileImport}: BundleHost
): Promise<FinishedRun['imports']> {
  const files = inputs.filter((file) => /\.mdx?$/.test(file))
  return new Map(
    await Promise.all(files.map(async (file) => [file, await compileImport(file)] as const))
  )
}
