import {
  type BundleInput,
  type BundleResult,
  bundleSite,
  listCachedInputs,
  listCachedPackages,
  listThemeComponents,
  listThemeFiles
} from '@lectern/bundler'
import type {Bundles, SiteProblem} from '@lectern/types'
import {createBundleHost, createBundleInput} from '../bundle/create-bundle-input.js'
import {findUnusedThemeFiles} from '../bundle/find-unused-theme-files.js'
import {createCacheFolder} from '../cache/disk-errors.js'
import {openPartials} from '../content/partial-records.js'
import type {SiteAsset} from '../assets/site-assets.js'
import {openSiteFiles} from '../content/site-files.js'
import type {FileMemory, StageResult} from '../memory/build-memory.js'
import type {BuildEnvironment} from './build-options.js'
import type {CompiledLocale} from './compile-locale.js'
import type {ScannedLocale} from './scan-locale.js'

/** The bundles of a site. */
export interface BundledLocale
  extends Pick<BundleResult, 'stubbed' | 'temporaryDir' | 'openLocator'> {
  /** Absent if no part of the site could be bundled. */
  bundles?: Bundles
  isCached: boolean
  /** Absolute folders of packages with code in the client bundle. */
  packages: readonly string[]
  /** Keys of the content records of bundled partials. */
  records: readonly string[]
  /** Files used by partials that have to be copied to the output. */
  assets: readonly SiteAsset[]
  problems: readonly SiteProblem[]
}

/** The bundles of a site. After errors, they contain only the parts that could be bundled. */
export interface UsableBundles extends BundledLocale {
  bundles: Bundles
}

/** The bundle stage. Parts that can't be bundled are reported in `problems`. */
export async function bundleLocale(
  {target, site, scan, unknownParts, possibleTargets, recordsDir}: ScannedLocale,
  {contents, resolved, markdown}: CompiledLocale,
  {known, minify}: {known: Pick<FileMemory, 'files' | 'images'>; minify: boolean},
  {generator, progress, checkThemeCopies}: BuildEnvironment
): Promise<StageResult<BundledLocale, Pick<FileMemory, 'files' | 'images'>>> {
  const cacheDir = target.ownCacheDir
  createCacheFolder(cacheDir)
  const {siteDir, siteConfig} = site
  const {routes} = scan.manifest
  const files = openSiteFiles({siteDir, siteConfig, routes, possibleTargets}, known)
  const {compilerHash} = generator
  const {hasher, resolver} = files
  const partials = openPartials({site, markdown, compilerHash, recordsDir, hasher, resolver})
  const input = createBundleInput({
    ...{site, scan, contents, resolved, generator, recordsDir, cacheDir, minify}
  })
  const host = createBundleHost({site, partials, resolver})
  const {imports, problems, failures, ...bundled} = await progress.stage('bundle', () =>
    bundleSite(input, host)
  )
  const {themePaths} = input
  const isWhole = failures.length === 0
  return {
    output: {
      ...bundled,
      packages: listCachedPackages(input),
      records: [...imports.values()].map(({record}) => record),
      assets: files.assets(),
      problems: [
        ...failures.filter((problem) => !(unknownParts.isIncomplete && isConsequence(problem))),
        ...problems,
        ...(isWhole ? checkThemeFiles(input, site.moduleFiles()) : []),
        ...(checkThemeCopies?.({siteDir, plugins: site.plugins, themePaths}) ?? [])
      ]
    },
    memory: files.memory()
  }
}

/**
 * Returns whether a problem may just be a consequence of a missing plugin or theme. Plugins can generate
 * the files that pages import.
 */
function isConsequence({code}: SiteProblem): boolean {
  return code === 'theme-component-missing' || code === 'import-missing'
}

/**
 * Reports files in the site's `src/theme` that don't match an imported component.
 *
 * @param modules - Absolute paths of the site's modules that run in Node.
 */
function checkThemeFiles(input: BundleInput, modules: ReadonlySet<string>): SiteProblem[] {
  const {siteDir, themePaths} = input
  const files = listThemeFiles(themePaths).at(-1) ?? []
  if (files.length === 0) return []
  return findUnusedThemeFiles({
    siteDir,
    files,
    components: listThemeComponents(themePaths.slice(0, -1)),
    bundled: new Set([...listCachedInputs(input), ...modules])
  })
}
