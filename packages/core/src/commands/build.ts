import fs from 'node:fs'
import path from 'node:path'
import type {Route, SiteProblem} from '@lectern/types'
import type {RenderedPage} from '@lectern/prerender'
import {bundleSite} from '@lectern/bundler'
import {SiteError} from '@lectern/shared/site-problem'
import {createBundleInput} from '../bundle/create-bundle-input.js'
import {compileContents} from '../content/compile-contents.js'
import {createMarkdownOptions} from '../content/markdown-options.js'
import {resolveContents} from '../content/resolve-contents.js'
import {createTokenResolver} from '../content/resolve-tokens.js'
import {createFileHasher} from '../content/file-hasher.js'
import {createAssetReader} from '../content/site-assets.js'
import {
  isSameLedger,
  readLedger,
  spareFolder,
  writeLedger,
  type BuildLedger
} from '../emit/build-ledger.js'
import {createOutputPlan} from '../emit/create-output-plan.js'
import {findBrokenLinks} from '../emit/find-broken-links.js'
import {openOutputFolder} from '../emit/output-folder.js'
import {listAnsweredPaths, sumBytes} from '../emit/output-plan.js'
import type {WrittenFiles} from '../emit/written-file.js'
import type {Generator} from '../generator.js'
import {createRenderJob} from '../pages/create-render-job.js'
import {outputFile} from '../pages/output-file.js'
import {joinNotes, renderPages} from '../pages/render-pages.js'
import {pluginLabel} from '../plugins/load-plugins.js'
import {failOnProblems} from '../report/fail-on-problems.js'
import type {Progress} from '../report/progress.js'
import {scanSite, type ScannedSite} from '../scan/scan-site.js'
import {createSourceReader} from '../scan/source-reader.js'
import type {TaskPool} from '../workers/task-pool.js'
import {loadSite} from './load-site.js'

/** What to build. */
export interface BuildOptions {
  /** Absolute. */
  siteDir: string
  /** Absolute. */
  outDir: string
  configFile?: string
  minify: boolean
}

/** What a build runs with. */
export interface BuildEnvironment {
  generator: Generator
  pool: TaskPool
  progress: Progress
}

/** What one plugin had of a build. */
export interface PluginShare {
  /** Milliseconds of the scan; plugins run side by side. */
  duration: number
  pages: number
  /** Bytes of its pages. */
  bytes: number
}

/** What a build did. */
export interface BuildResult {
  outDir: string
  pages: number
  /** Pages that were rendered now; the others stayed as they were. */
  rendered: number
  contents: number
  compiled: number
  isBundleCached: boolean
  warnings: readonly SiteProblem[]
  /** Bytes of the output. */
  bytes: {total: number; html: number; scripts: number; styles: number}
  files: number
  /** By plugin label. */
  plugins: Readonly<Record<string, PluginShare>>
}

/**
 * Build a site: config → scan → manifest → compile → bundle → prerender → emit. The last output is
 * replaced in one step at the end, or not at all.
 *
 * @throws SiteError with every problem that the site's policies let fail.
 */
export async function build(
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

/** Where a site's cache is; absolute. */
function cacheFolder(siteDir: string): string {
  return path.join(siteDir, '.site', 'cache')
}

async function buildOnce(
  options: BuildOptions,
  environment: BuildEnvironment,
  ledger: BuildLedger
): Promise<BuildResult> {
  const prepared = await prepareSite(options, environment, ledger)
  const compiled = await compileSite(prepared, environment)
  const {bundles, isCached} = await environment.progress.stage('bundle', () =>
    bundleSite(createBundleInput({...prepared, ...compiled, ...environment, ...options}))
  )
  const emitted = await renderSite({...prepared, ...compiled, bundles}, options, environment)
  const {contents} = compiled
  return {
    ...emitted,
    outDir: options.outDir,
    contents: contents.bySource.size,
    compiled: contents.bySource.size - contents.cached,
    isBundleCached: isCached,
    bytes: {...emitted.bytes, ...bundles.bytes}
  }
}

type PreparedSite = Awaited<ReturnType<typeof prepareSite>>
type CompiledSite = Awaited<ReturnType<typeof compileSite>>

/** Configuration and scan, with what the last build left. */
async function prepareSite(
  {siteDir, configFile}: BuildOptions,
  {generator, pool, progress}: BuildEnvironment,
  ledger: BuildLedger
) {
  const cacheDir = cacheFolder(siteDir)
  const {reader, site} = await progress.stage('config', async () => {
    // Nothing is known of this site: there will be work for all threads, which take time to start.
    if (ledger.contents.size === 0 && fs.existsSync(siteDir)) pool.warmUp()
    const reader = createSourceReader(siteDir, ledger.sources, 'once')
    const site = await loadSite({siteDir, configFile, cacheDir, generator, reader})
    return {reader, site}
  })
  const scanned = await progress.stage('scan', () =>
    scanSite(site.plugins, () => performance.now())
  )
  failOnProblems(scanned.problems, site.siteConfig)
  const recordsDir = path.join(cacheDir, 'records')
  return {cacheDir, recordsDir, ledger, reader, site, scanned}
}

/** Content records of all sources, with what their links and images lead to. */
async function compileSite(
  {recordsDir, ledger, reader, site, scanned}: PreparedSite,
  {generator, pool, progress}: BuildEnvironment
) {
  const {siteDir, siteConfig} = site
  const {routes} = scanned.manifest
  const markdown = createMarkdownOptions(siteDir, siteConfig)
  const hasher = createFileHasher(siteDir, ledger.files)
  const assets = createAssetReader(hasher, ledger.images)
  return progress.stage('compile', async (report) => {
    const contents = await compileContents(routes, {
      siteDir,
      recordsDir,
      options: markdown,
      compilerHash: generator.compilerHash,
      reader,
      pool,
      known: ledger.contents,
      report
    })
    const resolver = createTokenResolver({siteDir, siteConfig, routes, assets})
    const resolved = resolveContents(contents.bySource, resolver)
    const problems = [...scanned.problems, ...resolved.problems]
    failOnProblems(problems, siteConfig)
    return {markdown, hasher, assets, contents, resolved, problems}
  })
}

type BundledSite = PreparedSite &
  CompiledSite & {bundles: Awaited<ReturnType<typeof bundleSite>>['bundles']}

/** Render what has changed, check the whole and put it in the place of the last output. */
async function renderSite(
  built: BundledSite,
  {outDir}: BuildOptions,
  {generator, pool, progress}: BuildEnvironment
) {
  const {site, scanned, contents, resolved, hasher, assets, bundles, ledger, recordsDir} = built
  const {siteDir, siteConfig} = site
  const {routes} = scanned.manifest
  const common = {
    contents: contents.bySource,
    tokens: resolved.tokens,
    bundles,
    siteConfig,
    pluginTags: scanned.headTags,
    generator: generator.name
  }
  const createJob = (route: Route) => createRenderJob(route, common)
  const plan = createOutputPlan({
    siteDir,
    siteConfig,
    routes,
    createJob,
    bundles,
    assets: assets.published(),
    hasher,
    dataFiles: scanned.dataFiles,
    redirects: scanned.redirects,
    rendererHash: generator.rendererHash
  })
  const spareDir = spareFolder(built.cacheDir, outDir)
  const output = openOutputFolder({outDir, spareDir}, plan, ledger.output)
  try {
    const changed = routes.filter(
      ({path}) => !output.unchanged.has(outputFile(path, siteConfig.trailingSlash))
    )
    const rendered = await progress.stage('prerender', (report) =>
      renderPages(changed, {
        pool,
        createJob,
        rendererEntry: bundles.server.entry,
        recordsDir,
        output,
        outDir,
        report
      })
    )
    const pages = joinNotes(routes, rendered, ledger.pages)
    const problems = [
      ...built.problems,
      ...rendered.flatMap((page) => page.problems),
      ...findBrokenLinks({
        routes,
        pages,
        files: listAnsweredPaths(plan),
        reported: resolved.brokenLinks
      })
    ]
    const warnings = failOnProblems(problems, siteConfig)
    const files = await progress.stage('emit', () => {
      const files = output.commit(hashesOf(rendered, siteConfig.trailingSlash))
      const next: BuildLedger = {
        sources: built.reader.memory(),
        files: hasher.stamps(),
        images: assets.imageSizes(),
        contents: new Map([...contents.bySource.values()].map((content) => [content.key, content])),
        output: files,
        pages
      }
      if (!isSameLedger(next, ledger)) writeLedger(built.cacheDir, outDir, generator.version, next)
      return files
    })
    return {
      pages: routes.length,
      rendered: changed.length,
      warnings,
      bytes: sumBytes(files),
      plugins: sharePages(scanned, files, siteConfig.trailingSlash),
      files: Object.keys(files).length
    }
  } catch (error) {
    output.discard()
    throw error
  }
}

function hashesOf(
  rendered: readonly RenderedPage[],
  trailingSlash: boolean | undefined
): Map<string, string> {
  return new Map(
    rendered.flatMap(({path, hash}) =>
      hash === undefined ? [] : [[outputFile(path, trailingSlash), hash] as const]
    )
  )
}

/** Count the pages of each plugin and their bytes. */
function sharePages(
  {manifest, durations}: ScannedSite,
  files: WrittenFiles,
  trailingSlash: boolean | undefined
): Record<string, PluginShare> {
  const shares = Object.fromEntries(
    Object.entries(durations).map(([label, duration]) => [label, {duration, pages: 0, bytes: 0}])
  )
  for (const {path, plugin} of manifest.routes) {
    const share = shares[pluginLabel(plugin)]
    if (!share) continue
    share.pages += 1
    share.bytes += files[outputFile(path, trailingSlash)]?.[1] ?? 0
  }
  return shares
}
