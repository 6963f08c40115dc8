import {readCachedBundles} from './cache/bundle-cache.js'
import type {BundleHost, BundleInput} from './input/bundle-input.js'
import type {BundleResult, SourceLocator} from './input/bundle-result.js'
import type {Stubs} from './input/bundle-run.js'

/**
 * Bundles the client and the server renderer, or reuses the cached bundles if all inputs are unchanged:
 * options, entries, site data and bundled files.
 *
 * @returns `failures` lists everything that can't be bundled, with the position in the site's code.
 */
export async function bundleSite(input: BundleInput, host: BundleHost): Promise<BundleResult> {
  const cached = await readCachedBundles(input, host)
  if (cached) {
    const openLocator = () => openSourceLocator(input, host)
    return {...cached, isCached: true, failures: [], stubbed: new Set(), openLocator}
  }
  // Loaded only for bundling, because most builds reuse the cached bundles.
  const {runEsbuild} = await import('./esbuild/run-esbuild.js')
  const {stop} = await import('esbuild')
  const {stubs, ...result} = await runEsbuild(input, host)
  // esbuild's process would keep more than 100 MB while pages are rendered. Later calls restart it.
  await stop()
  return {...result, isCached: false, openLocator: () => openSourceLocator(input, host, stubs)}
}

async function openSourceLocator(
  input: BundleInput,
  host: BundleHost,
  stubs?: Stubs
): Promise<SourceLocator> {
  // Loaded on demand, because only pages that fail need it.
  const {createSourceLocator} = await import('./esbuild/source-locator.js')
  return createSourceLocator(input, host, stubs)
}
