import {readCachedBundles} from './cache/bundle-cache.js'
import type {BundleHost, BundleInput} from './input/bundle-input.js'
import type {BundleResult} from './input/bundle-result.js'

/**
 * Bundles the client and the server renderer, or reuses the cached bundles if all inputs are unchanged:
 * options, entries, site data and bundled files.
 *
 * @returns `failures` lists everything that can't be bundled, with the position in the site's code.
 */
export async function bundleSite(input: BundleInput, host: BundleHost): Promise<BundleResult> {
  const cached = await readCachedBundles(input, host)
  if (cached) return {...cached, isCached: true, failures: [], stubbed: new Set()}
  // Loaded only for bundling, because most builds reuse the cached bundles.
  const {runEsbuild} = await import('./esbuild/run-esbuild.js')
  const {stop} = await import('esbuild')
  const result = await runEsbuild(input, host)
  // esbuild's process would keep more than 100 MB while pages are rendered. Later calls restart it.
  await stop()
  return {...result, isCached: false}
}
