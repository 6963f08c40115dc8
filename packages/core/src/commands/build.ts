import fs from 'node:fs'
import {
  type BundleInput,
  bundleSite,
  listCachedInputs,
  listThemeComponents,
  listThemeFiles
} from '@lectern/bundler'
import {SiteError} from '@lectern/shared/site-problem'
import type {SiteProblem} from '@lectern/types'
import {findUnusedThemeFiles} from '../bundle/find-unused-theme-files.js'
import {createBundleInput} from '../bundle/create-bundle-input.js'
import {withBuildLock} from '../cache/build-lock.js'
import {makeCacheFolder} from '../emit/disk-errors.js'
import {readLedger, type BuildLedger} from '../emit/build-ledger.js'
import {explainPage, findExplainedRoute} from '../emit/explain-page.js'
import type {BuildEnvironment, BuildOptions, BuildResult} from './build-options.js'
import {compileSite} from './compile-site.js'
import {cacheFolder, prepareSite} from './prepare-site.js'
import {renderSite} from './render-site.js'

/**
 * Build a site: config → scan → manifest → compile → bundle → prerender → emit. The last output is
 * replaced in one step at the end, or not at all. Of two builds of one site the second one waits.
 *
 * @throws SiteError with every problem that the site's policies let fail.
 */
export async function build(
  options: BuildOptions,
  environment: BuildEnvironment
): Promise<BuildResult> {
  // A folder that is not there is a problem of the configuration, not one to be made for the lock.
  if (!fs.existsSync(options.siteDir)) return buildSafely(options, environment)
  const onWait = (pid: number) =>
    environment.progress.note(
      `Another build of this site is running (process ${pid}); waiting for it to end.`
    )
  const cacheDir = cacheFolder(options.siteDir)
  makeCacheFolder(cacheDir)
  return withBuildLock(cacheDir, onWait, () => buildSafely(options, environment))
}

async function buildSafely(
  options: BuildOptions,
  environment: BuildEnvironment
): Promise<BuildResult> {
  try {
    return await buildOnce(options, environment, readLedgerOf(options, environment))
  } catch (error) {
    if (!isPassing(error)) throw error
    // A record was cut off or taken away: without the list of what should be there, each is looked at.
    const ledger = {...readLedgerOf(options, environment), contents: new Map()}
    return buildOnce(options, environment, ledger)
  }
}

function readLedgerOf({siteDir, outDir}: BuildOptions, {generator}: BuildEnvironment): BuildLedger {
  return readLedger(cacheFolder(siteDir), outDir, generator.version)
}

/** What a second try puts right: a damaged cache, a file that was saved while the site was built. */
const PASSING: ReadonlySet<string> = new Set(['cache-damaged', 'source-changed'])

function isPassing(error: unknown): boolean {
  return error instanceof SiteError && error.problems.some(({code}) => PASSING.has(code))
}

async function buildOnce(
  options: BuildOptions,
  environment: BuildEnvironment,
  ledger: BuildLedger
): Promise<BuildResult> {
  const prepared = await prepareSite(options, environment, ledger)
  const explained =
    options.explain === undefined
      ? undefined
      : findExplainedRoute(options.explain, prepared.scanned.manifest.routes, prepared.site)
  const compiled = await compileSite(prepared, environment)
  const imported = new Set<string>()
  const input = createBundleInput({
    ...prepared,
    ...compiled,
    ...environment,
    ...options,
    onRecord: (key) => imported.add(key)
  })
  const {bundles, isCached} = await environment.progress.stage('bundle', () => bundleSite(input))
  const problems = [...compiled.problems, ...checkThemeFiles(input)]
  const built = {...prepared, ...compiled, problems, bundles, imported}
  const {plan, next, ...emitted} = await renderSite(built, options, environment)
  const {contents} = compiled
  return {
    ...emitted,
    outDir: options.outDir,
    contents: contents.bySource.size,
    compiled: contents.bySource.size - contents.cached,
    isBundleCached: isCached,
    bytes: {...emitted.bytes, ...bundles.bytes},
    explanation:
      explained &&
      explainPage(explained, {...built, plan, outDir: options.outDir, last: ledger, next})
  }
}

/** What a site puts into `src/theme` under a name that nothing asks for is ignored without a word. */
function checkThemeFiles(input: BundleInput): SiteProblem[] {
  const {siteDir, themePaths} = input
  const files = listThemeFiles(themePaths).at(-1) ?? []
  if (files.length === 0) return []
  return findUnusedThemeFiles({
    siteDir,
    files,
    components: listThemeComponents(themePaths.slice(0, -1)),
    bundled: new Set(listCachedInputs(input))
  })
}
