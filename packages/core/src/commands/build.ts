import fs from 'node:fs'
import path from 'node:path'
import type {Bundles, MarkdownOptions, Route, SiteProblem} from '@lectern/types'
import {bundleSite} from '@lectern/bundler'
import type {RenderedPage, RenderJob} from '@lectern/prerender'
import type {TokenValues} from '@lectern/shared/content-token'
import {SiteError} from '@lectern/shared/site-problem'
import {collectLiveContents} from '../content/collect-live-contents.js'
import {compileContents, type SiteContents} from '../content/compile-contents.js'
import {compileImport} from '../content/compile-import.js'
import {createTokenResolver} from '../content/resolve-tokens.js'
import {createAssetReader} from '../content/site-assets.js'
import {readLedger, writeLedger, type PageReferences} from '../emit/build-ledger.js'
import {createOutputPlan} from '../emit/create-output-plan.js'
import {findBrokenLinks} from '../emit/find-broken-links.js'
import {
  createDiskError,
  isComplete,
  openOutputFolder,
  type OutputFolder
} from '../emit/output-folder.js'
import type {OutputPlan, WrittenFiles} from '../emit/output-plan.js'
import type {Generator} from '../generator.js'
import {createRenderJobs} from '../pages/create-render-jobs.js'
import {runPlugins, type SiteRoutes} from '../plugins/run-plugins.js'
import {sortProblems} from '../report/problem-policy.js'
import type {Progress} from '../report/progress.js'
import {createHomeRedirect} from '../routes/home-redirect.js'
import {createRouteManifest} from '../routes/route-manifest.js'
import {createSourceReader} from '../scan/source-reader.js'
import type {TaskPool} from '../workers/task-pool.js'
import {
  createGlobalStyles,
  createSiteData,
  listClientModules,
  listThemePaths,
  loadSite,
  type Site
} from './load-site.js'

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
  pluginDurations: Readonly<Record<string, number>>
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
  const {siteDir, outDir} = options
  const {generator, pool, progress} = environment
  const cacheDir = path.join(siteDir, '.site', 'cache')
  const recordsDir = path.join(cacheDir, 'records')

  const {ledger, reader, site} = await progress.stage('config', async () => {
    const ledger = readLedger(cacheDir, outDir, generator.version)
    // Nothing is known of this site: there will be work for all threads, which take time to start.
    if (ledger.contents.size === 0 && fs.existsSync(siteDir)) pool.warmUp()
    const reader = createSourceReader(siteDir, ledger.sources)
    const site = await loadSite({
      siteDir,
      configFile: options.configFile,
      cacheDir,
      generator,
      reader
    })
    return {ledger, reader, site}
  })

  const scanned = await progress.stage('scan', async () => {
    const siteRoutes = await runPlugins(site.plugins, () => performance.now())
    return {...siteRoutes, ...createSiteManifest(siteRoutes)}
  })
  const {routes} = scanned.manifest
  failOn(scanned.problems, site)

  const markdown = createMarkdownOptions(site)
  const contents = await progress.stage('compile', (report) =>
    compileContents(routes, {
      siteDir,
      recordsDir,
      options: markdown,
      compilerHash: generator.compilerHash,
      reader,
      pool,
      known: ledger.contents,
      report
    })
  )
  const assets = createAssetReader(ledger.assets)
  const resolved = resolveContents(
    contents,
    createTokenResolver({siteDir, siteConfig: site.siteConfig, routes, assets})
  )
  const problems = [...scanned.problems, ...resolved.problems]
  failOn(problems, site)

  const {bundles, isCached} = await progress.stage('bundle', async () =>
    bundleSite({
      siteDir,
      cacheDir,
      generatorDirs: generator.dirs,
      bundlerHash: generator.bundlerHash,
      baseUrl: site.siteConfig.baseUrl,
      minify: options.minify,
      themePaths: listThemePaths(site),
      clientModules: listClientModules(site),
      globalStyles: createGlobalStyles(site),
      components: [...new Set(routes.map(({component}) => component))],
      liveContents: collectLiveContents({
        routes,
        contents,
        tokens: resolved.tokens,
        siteDir,
        recordsDir
      }),
      features: [
        ...new Set([...contents.bySource.values()].flatMap(({features}) => features))
      ].sort(),
      siteData: createSiteData(site.siteConfig, scanned.globalData, generator.version),
      compileImport: (file) =>
        compileImport(file, {
          siteDir,
          routes,
          options: markdown,
          siteConfig: site.siteConfig,
          assets
        })
    })
  )

  const jobs = createRenderJobs({
    routes,
    contents: contents.bySource,
    tokens: resolved.tokens,
    bundles,
    siteConfig: site.siteConfig,
    pluginTags: scanned.headTags,
    generator: generator.name
  })
  const plan = createOutputPlan({
    siteDir,
    siteConfig: site.siteConfig,
    jobs,
    bundles,
    assets: assets.memory(),
    dataFiles: scanned.dataFiles,
    redirects: scanned.redirects,
    rendererHash: generator.rendererHash
  })
  const output = openOutputFolder(outDir, plan, ledger.output)
  try {
    const changed = jobs.filter(({outFile}) => !output.unchanged.has(outFile))
    const rendered = await progress.stage('prerender', (report) =>
      renderPages(changed, {pool, bundles, recordsDir, output, outDir, report})
    )
    const pages = referencesOf(routes, ledger.pages, rendered)
    problems.push(
      ...rendered.flatMap((page) => page.problems),
      ...findBrokenLinks({
        routes,
        pages,
        files: listPaths(plan),
        reported: resolved.brokenLinks
      })
    )
    const {warnings} = failOn(problems, site)
    const files = await progress.stage('emit', () => {
      const files = finish(output, plan, ledger.output)
      writeLedger(cacheDir, outDir, generator.version, {
        sources: reader.memory(),
        assets: assets.memory(),
        contents: new Map([...contents.bySource.values()].map((content) => [content.key, content])),
        output: files,
        pages
      })
      return files
    })
    return {
      outDir,
      pages: jobs.length,
      rendered: changed.length,
      contents: contents.bySource.size,
      compiled: contents.bySource.size - contents.cached,
      isBundleCached: isCached,
      warnings,
      bytes: {...sumBytes(files), ...bundles.bytes},
      files: Object.keys(files).length,
      pluginDurations: scanned.durations
    }
  } catch (error) {
    output.discard()
    throw error
  }
}

function createSiteManifest(scanned: SiteRoutes) {
  const {manifest, problems} = createRouteManifest(scanned.routes)
  const home = createHomeRedirect(manifest.routes, scanned.redirects)
  return {
    manifest,
    redirects: [...scanned.redirects, ...home],
    problems: [...scanned.problems, ...problems]
  }
}

function createMarkdownOptions({siteDir, siteConfig}: Site): MarkdownOptions {
  const overrides = [
    'MDXComponents.tsx',
    'MDXComponents.ts',
    'MDXComponents.jsx',
    'MDXComponents.js',
    'MDXComponents'
  ]
  const prism = (siteConfig.themeConfig as {prism?: {defaultLanguage?: string}}).prism
  return {
    ...siteConfig.markdown,
    fold: !overrides.some((name) => fs.existsSync(path.join(siteDir, 'src', 'theme', name))),
    defaultCodeLanguage: prism?.defaultLanguage
  }
}

function resolveContents(
  {bySource}: SiteContents,
  resolver: ReturnType<typeof createTokenResolver>
): {
  tokens: Map<string, TokenValues>
  brokenLinks: Map<string, readonly string[]>
  problems: SiteProblem[]
} {
  const tokens = new Map<string, TokenValues>()
  const brokenLinks = new Map<string, readonly string[]>()
  const problems: SiteProblem[] = []
  for (const [source, content] of bySource) {
    const resolved = resolver.resolve(source, content)
    tokens.set(source, resolved.tokens)
    if (resolved.brokenLinks.length > 0) brokenLinks.set(source, resolved.brokenLinks)
    const own = content.problems.map((problem) => ({
      ...problem,
      position: {...problem.position, file: source}
    }))
    problems.push(...own, ...resolved.problems)
  }
  return {tokens, brokenLinks, problems}
}

function failOn(problems: readonly SiteProblem[], {siteConfig}: Site) {
  const {failures, warnings} = sortProblems(problems, siteConfig)
  if (failures.length > 0) throw new SiteError([...failures, ...warnings])
  return {warnings}
}

interface RenderSettings {
  pool: TaskPool
  bundles: Bundles
  recordsDir: string
  output: OutputFolder
  outDir: string
  report(done: number, total: number): void
}

async function renderPages(
  jobs: readonly RenderJob[],
  settings: RenderSettings
): Promise<RenderedPage[]> {
  const {pool, bundles, recordsDir, output, outDir, report} = settings
  try {
    return await pool.run<'render', RenderJob>(
      jobs,
      (batch) => ({
        kind: 'render',
        recordsDir,
        rendererEntry: bundles.server.entry,
        outDir: output.nextDir,
        jobs: batch
      }),
      (done) => report(done, jobs.length)
    )
  } catch (error) {
    throw createDiskError(error, outDir)
  }
}

/** Links and ids of all pages: those rendered now, and of the others what the last build noted. */
function referencesOf(
  routes: readonly Route[],
  known: ReadonlyMap<string, PageReferences>,
  rendered: readonly RenderedPage[]
): Map<string, PageReferences> {
  const fresh = new Map(rendered.map(({path, links, ids}) => [path, {links, ids}]))
  return new Map(
    routes.flatMap(({path}) => {
      const references = fresh.get(path) ?? known.get(path)
      return references ? [[path, references] as const] : []
    })
  )
}

function finish(output: OutputFolder, plan: OutputPlan, last: WrittenFiles): WrittenFiles {
  if (!isComplete(plan, output.unchanged, last)) return output.commit(plan)
  output.discard()
  return last
}

/** Paths that the output answers: each file's own, and that of its folder for an `index.html`. */
function listPaths(plan: OutputPlan): Set<string> {
  const files = [...plan.keys()].map((file) => `/${file}`)
  const folders = files
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.slice(0, -'/index.html'.length))
  return new Set([...files, ...folders.flatMap((folder) => [folder, `${folder}/`])])
}

function sumBytes(files: WrittenFiles): {total: number; html: number} {
  let total = 0
  let html = 0
  for (const [file, [, size]] of Object.entries(files)) {
    total += size
    if (file.endsWith('.html')) html += size
  }
  return {total, html}
}
