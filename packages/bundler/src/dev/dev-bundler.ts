import type {Metafile} from 'esbuild'
import type {Bundles, ReplacedModule, SiteProblem} from '@lectern/types'
import {createDelayedRun} from '@lectern/shared/cache/delayed-run'
import {listCachedInputs, readCachedBundles, type FinishedRun} from '../cache/bundle-cache.js'
import {readDiskTime} from '@lectern/shared/cache/file-stamps'
import {listInputFiles, listOutputFiles} from '../cache/input-files.js'
import {listStyleFolders} from '../cache/style-folders.js'
import {createEntries} from '../entries/entries.js'
import {checkCircularPartials} from '../esbuild/circular-partials.js'
import type {BundleHost, BundleInput, ImportedContent} from '../input/bundle-input.js'
import {checkComponents} from '../theme/theme-resolver.js'
import {createKeptBuilds, type KeptBuilds} from './kept-builds.js'
import {createRunTest} from './last-run.js'
import type {Changes, RunSettings} from './rebuild.js'
import {rememberBundles} from './remember-bundles.js'

export {limitMemory} from './memory-limit.js'
export type {Changes} from './rebuild.js'
export {writeReadyModules} from './write-ready-modules.js'
export {writeReadyEdits} from '../modules/ready-router.js'
export {writeReadyVendor} from '../vendor/ready-vendor.js'
export {bundleVendor, type VendorBundle} from '../vendor/vendor-bundle.js'

/** Bundles a site repeatedly during development. */
export interface DevBundler {
  /**
   * Bundles an input. This is fast if only the content of files or modules has changed since the
   * last call. Calls must not overlap. Old files are kept, because an open page may request them.
   *
   * @param changes - Changes since the last call. If omitted, any file may have changed.
   * @throws SiteError like `bundleSite`.
   */
  bundle(input: BundleInput, host: BundleHost, changes?: Changes): Promise<Bundles>
  /**
   * Compiles changed component modules alone, so that open pages can use them before the bundles are
   * ready. Other files are skipped.
   *
   * @param files - Absolute paths.
   */
  replace(files: readonly string[]): Promise<readonly ReplacedModule[]>
  /** Returns the absolute paths of the last bundles' source files. */
  inputs(): ReadonlySet<string>
  /** Returns warnings about the last bundles, such as missing files in stylesheets. */
  warnings(): readonly SiteProblem[]
  close(): Promise<void>
}

/** Bundles are cached after this many milliseconds without activity. */
const QUIET = 1500

/**
 * Creates a bundler that starts with cached bundles. It loads esbuild once an input has changed.
 */
export function createDevBundler(): DevBundler {
  const builds = createKeptBuilds()
  const remembering = createDelayedRun(QUIET)
  let inputs: ReadonlySet<string> = new Set()
  let warnings: readonly SiteProblem[] = []
  /** The current call of `bundle`. Never rejects. */
  let running: Promise<unknown> = Promise.resolve()
  let last: {bundles: Bundles; isCurrent: ReturnType<typeof createRunTest>} | undefined
  let lastInput: BundleInput | undefined
  const bundle: DevBundler['bundle'] = async (input, host, changes) => {
    lastInput = input
    if (last && changes?.isScanned && last.isCurrent(input, changes.files)) return last.bundles
    last = undefined
    const cached = builds.isOpen() ? undefined : await readCachedBundles(input, host)
    if (cached) {
      inputs = new Set([...listCachedInputs(input), ...listSnippets(cached.imports)])
      warnings = cached.problems
      return cached.bundles
    }
    const {bundles, files, run, hasImports} = await runBuilds(input, builds, {host, changes})
    // Set before the check, because the author has to change one of these files to break a cycle.
    inputs = files
    warnings = run.problems
    checkCircularPartials(run.metafiles[0], input.siteDir)
    remembering.schedule(() => rememberBundles(input, host, {bundles, ...run}))
    last = {bundles, isCurrent: createRunTest(input, {files, hasImports, since: run.since})}
    return bundles
  }
  return {
    inputs: () => inputs,
    warnings: () => warnings,
    async replace(files) {
      const modules = files.filter((file) => inputs.has(file))
      return lastInput ? replaceModules(modules, lastInput) : []
    },
    bundle(input, host, changes) {
      const result = bundle(input, host, changes)
      running = result.catch(() => {})
      return result
    },
    async close() {
      // The result is unused. The run has to finish first, because a call would restart a stopped
      // esbuild.
      await builds.stop()
      await running
      await remembering.finish()
      await builds.close()
      const {stop} = await import('esbuild')
      await stop()
    }
  }
}

async function replaceModules(
  files: readonly string[],
  input: BundleInput
): Promise<readonly ReplacedModule[]> {
  if (files.length === 0) return []
  // Loaded on demand, because a session often only visits pages.
  const {replaceComponent} = await import('../refresh/component-replacement.js')
  const results = await Promise.all(files.map((file) => replaceComponent(file, input)))
  return results.filter((result) => result !== undefined)
}

/**
 * The bundles, the absolute paths of their inputs, and the data that the cache stores about the
 * run.
 */
interface BuildRun {
  bundles: Bundles
  files: ReadonlySet<string>
  hasImports: boolean
  run: Omit<FinishedRun, 'imports' | 'metafiles'> & {metafiles: readonly [Metafile, Metafile]}
}

async function runBuilds(
  input: BundleInput,
  builds: KeptBuilds,
  given: Omit<RunSettings, 'entries'>
): Promise<BuildRun> {
  // Loaded only for bundling, because most starts reuse the cached bundles.
  const {createBundles} = await import('../output/bundles.js')
  checkComponents(input.components, input.themePaths)
  const entries = createEntries(input)
  const since = readDiskTime(input.cacheDir)
  const {client, server, imports, styles, problems} = await builds.rebuild(input, {
    ...given,
    entries
  })
  const metafiles = [client, server] as const
  return {
    bundles: createBundles({input, entries, client, server, relocate: (file) => file}),
    files: new Set([
      ...metafiles.flatMap((metafile) => listInputFiles(metafile, input.siteDir)),
      ...listSnippets(imports),
      ...styles.files,
      ...listStyleFolders(styles.folders)
    ]),
    hasImports: imports.size > 0,
    run: {metafiles, since, styles, problems, outputs: listOutputFiles(metafiles, input.siteDir)}
  }
}

/** Lists the code files that imported Markdown files show. */
function listSnippets(imports: ReadonlyMap<string, ImportedContent>): string[] {
  return [...imports.values()].flatMap(({snippets}) => snippets)
}
