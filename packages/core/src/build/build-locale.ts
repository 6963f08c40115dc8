import {
  type BundleInput,
  bundleSite,
  listCachedInputs,
  listThemeComponents,
  listThemeFiles
} from '@lectern/bundler'
import type {SiteProblem} from '@lectern/types'
import {createBundleInput} from '../bundle/create-bundle-input.js'
import {findUnusedThemeFiles} from '../bundle/find-unused-theme-files.js'
import type {BuildLedger} from '../memory/build-ledger.js'
import {explainPage, findExplainedRoute} from '../explain/explain-page.js'
import {makeCacheFolder} from '../cache/disk-errors.js'
import type {HostedLanguage} from '../hosting/host-files.js'
import type {BuildEnvironment, BuildOptions, BuildResult} from './build-options.js'
import {compileSite} from './compile-site.js'
import {type LoadedPlace, prepareSite} from './prepare-site.js'
import {renderSite} from './render-site.js'

/** One language that was built, with what it leaves for the next ones and for the next build. */
export interface BuiltLocale {
  result: BuildResult
  ledger: BuildLedger
  /** What hosts have to know of it. */
  hosted: HostedLanguage
  /** Keys of the records that it is made from; absent when nothing has changed. */
  used?: ReadonlySet<string>
}

/** Build a site in one language: scan → manifest → compile → bundle → prerender → emit. */
export async function buildLocale(
  loaded: LoadedPlace,
  options: Pick<BuildOptions, 'minify' | 'explain'>,
  environment: BuildEnvironment
): Promise<BuiltLocale> {
  const {outDir, ledger, ownCacheDir} = loaded
  const prepared = await prepareSite(loaded, environment)
  const explained =
    options.explain === undefined
      ? undefined
      : findExplainedRoute(options.explain, prepared.scanned.manifest.routes, prepared.site)
  const compiled = await compileSite(prepared, environment)
  const imported = new Set<string>()
  makeCacheFolder(ownCacheDir)
  const input = createBundleInput({
    ...{...prepared, ...compiled, ...environment, minify: options.minify, cacheDir: ownCacheDir},
    onRecord: (key) => imported.add(key)
  })
  const {bundles, isCached} = await environment.progress.stage('bundle', () => bundleSite(input))
  const problems = [
    ...compiled.problems,
    ...checkThemeFiles(input),
    ...(environment.checkThemeCopies?.({...prepared.site, themePaths: input.themePaths}) ?? [])
  ]
  const built = {...prepared, ...compiled, problems, bundles, imported}
  const {plan, next, used, hosted, ...emitted} = await renderSite(built, environment)
  const {contents} = compiled
  const result = {
    ...emitted,
    outDir,
    contents: contents.bySource.size,
    compiled: contents.bySource.size - contents.cached,
    isBundleCached: isCached,
    bytes: {...emitted.bytes, ...bundles.bytes},
    explanation: explained && explainPage(explained, {...built, plan, last: ledger, next})
  }
  return {result, ledger: next, hosted, used}
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
