import fs from 'node:fs'
import type {Bundles} from '@lectern/types'
import {hashValue} from '@lectern/shared/cache/content-hash'
import {createDelayedRun} from '@lectern/shared/cache/delayed-run'
import {
  listCachedInputs,
  readCachedBundles,
  writeCachedBundles,
  type BundleRun
} from '../bundle-cache.js'
import type {BundleInput} from '../bundle-input.js'
import {checkCircularPartials} from '../circular-partials.js'
import {createEntries, type BundleEntries} from '../entries.js'
import {readDiskTime} from '../file-stamps.js'
import {listInputFiles, listOutputFiles} from '../input-files.js'
import {checkComponents} from '../theme-resolver.js'
import type {OpenBuilds} from './open-builds.js'

export {writeReadyModules} from '../ready-modules.js'
export {writeReadyVendor} from './ready-vendor.js'
export {bundleVendor, type VendorBundle} from './vendor-bundle.js'

/** Bundles a site again and again while its author works on it. */
export interface DevBundler {
  /**
   * The bundles of an input; quick when only the inside of files or modules has changed since the last
   * call. Calls must not overlap. Old files stay where they are: an open page may still ask for them.
   *
   * @throws SiteError as `bundleSite` does.
   */
  bundle(input: BundleInput): Promise<Bundles>
  /** Absolute paths of the files behind the last bundles. */
  inputs(): ReadonlySet<string>
  close(): Promise<void>
}

/** Milliseconds after which nobody is likely to wait for a bundle. */
const QUIET = 1500

/** Start with what the cache holds; esbuild is not asked before something has changed. */
export function createDevBundler(): DevBundler {
  let builds: OpenBuilds | undefined
  let inputs: ReadonlySet<string> = new Set()
  let isClosed = false
  /** What is under way; never fails. */
  let running: Promise<unknown> = Promise.resolve()
  const remembering = createDelayedRun(QUIET)
  const closeBuilds = async () => {
    const open = builds
    builds = undefined
    await Promise.all([open?.client.dispose(), open?.server.dispose()])
  }
  const checkOpen = () => {
    if (isClosed) throw new Error('The server has been stopped.')
  }
  const bundle = async (input: BundleInput): Promise<Bundles> => {
    const cached = builds ? undefined : await readCachedBundles(input)
    if (cached) {
      inputs = new Set(listCachedInputs(input))
      return cached
    }
    // Loaded only when there is something to bundle: most starts find the bundles ready.
    const [{createBundles}, {openBuilds, rebuild}] = await Promise.all([
      import('../bundles.js'),
      import('./open-builds.js')
    ])
    checkComponents(input.components, input.themePaths)
    const entries = createEntries(input)
    const key = keyOf(input, entries)
    checkOpen()
    if (builds?.key !== key) {
      await closeBuilds()
      builds = await openBuilds(input, entries, key)
      checkOpen()
    }
    const since = readDiskTime(input.cacheDir)
    const {client, server} = await rebuild(builds, input, entries)
    const metafiles = [client, server]
    inputs = new Set(metafiles.flatMap((metafile) => listInputFiles(metafile, input.siteDir)))
    checkCircularPartials(client, input.siteDir)
    const bundles = createBundles({input, entries, client, server, relocate: (file) => file})
    const outputs = listOutputFiles(metafiles, input.siteDir)
    remembering.ask(() => remember(input, bundles, {metafiles, since, outputs}))
    return bundles
  }
  return {
    inputs: () => inputs,
    bundle(input) {
      const result = bundle(input)
      running = result.catch(() => {})
      return result
    },
    async close() {
      isClosed = true
      // Nobody will look at it; asking esbuild for more after its end would start it again, for ever.
      await Promise.all([builds?.client.cancel(), builds?.server.cancel()])
      await running
      await remembering.finish()
      await closeBuilds()
      const {stop} = await import('esbuild')
      await stop()
    }
  }
}

/** For the next start; bundles that cannot be remembered are made again then. */
async function remember(
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

/** What an open build cannot change: all but the inside of the modules that the generator writes. */
function keyOf(input: BundleInput, {names}: BundleEntries): string {
  const {siteData: _, liveContents: __, globalStyles: ___, ...fixed} = input
  return hashValue([fixed, [...names.keys()].filter((entry) => !entry.startsWith('content:'))])
}
