import {readCachedBundles} from './cache/bundle-cache.js'
import type {BundleHost, BundleInput} from './input/bundle-input.js'
import type {BundleResult} from './input/bundle-result.js'

/**
 * Bundles the client and the server renderer, or take the bundles of an earlier build when none of
 * their inputs has changed: neither options, entries, site data nor a file that went into them.
 *
 * @returns `failures` with all that can't be bundled, each with its place in the site's code.
 */
export async function bundleSite(input: BundleInput, host: BundleHost): Promise<BundleResult> {
  const cached = await readCachedBundles(input, host)
  if (cached) return {...cached, isCached: true, failures: [], stubbed: new Set()}
  // Loaded only when there is something to bundle: most builds find the bundles ready.
  const {runEsbuild} = await import('./esbuild/run-esbuild.js')
  return {...(await runEsbuild(input, host)), isCached: false}
}
