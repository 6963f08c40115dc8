import type {Route, SiteProblem, SummaryLine} from '@lectern/types'
import type {RenderJob} from '@lectern/prerender'
import type {SiteAsset} from '../assets/site-assets.js'
import {createFileHasher} from '../assets/file-hasher.js'
import {createOutputPlan} from '../emit/create-output-plan.js'
import {createHostFiles, type HostedLocale, type HostFiles} from '../hosting/host-files.js'
import type {FileMemory, StageResult} from '../memory/build-memory.js'
import type {OutputPlan} from '../output/output-plan.js'
import {createRenderJobs} from '../pages/create-render-job.js'
import {describeSiteJobs} from '../pages/site-job-settings.js'
import {listPolicyFiles} from '../hosts/hosts.js'
import {createPolicyLine} from '../report/policy-line.js'
import {createRouteIndex} from '../routes/route-index.js'
import {createFileIntegrity} from '../security/file-integrity.js'
import type {ContentPolicy} from '../security/content-policy.js'
import {createSitePolicy} from '../security/site-policy.js'
import type {BuildEnvironment} from './build-options.js'
import type {UsableBundles} from './bundle-locale.js'
import type {CompiledLocale} from './compile-locale.js'
import type {ScannedLocale} from './scan-locale.js'

/** The output files that are known before pages are rendered. */
export interface PlannedLocale {
  plan: OutputPlan
  /**
   * Creates the render job of a page. Called on demand, because all jobs at once would use too much
   * memory.
   */
  createJob(route: Route): RenderJob
  /** Data for hosts about this locale. */
  hosted: HostedLocale
  problems: readonly SiteProblem[]
  summary: readonly SummaryLine[]
}

const NO_HOST_FILES: HostFiles = {files: new Map(), problems: []}

/** Plans the output of one locale. */
export function planLocale(
  {target, site, scan}: ScannedLocale,
  compiled: CompiledLocale,
  {bundles, assets}: UsableBundles,
  known: Pick<FileMemory, 'files'>,
  {generator}: BuildEnvironment
): StageResult<PlannedLocale, Pick<FileMemory, 'files'>> {
  const {siteDir, siteConfig} = site
  const {routes} = scan.manifest
  const contents = compiled.contents.bySource
  const {createJob, policy} = createSiteJobs({site, scan}, compiled, bundles, generator)
  const hosted = {
    siteConfig,
    redirects: scan.redirects,
    policy: policy?.header,
    hasMarkdown: site.plugins.some(({plugin}) => plugin.negotiatesMarkdown)
  }
  // Hosts read their files in the output root, which all locales share.
  const isWhole = target.outDir === target.finalDir
  const {baseUrl} = siteConfig
  const host = isWhole ? createHostFiles({siteDir, baseUrl, locales: [hosted]}) : NO_HOST_FILES
  const hasher = createFileHasher(siteDir, known.files)
  const plan = createOutputPlan({
    ...{siteDir, siteConfig, routes, createJob, bundles, contents, hasher},
    assets: joinAssets([...compiled.assets, ...assets]),
    dataFiles: scan.dataFiles,
    redirects: scan.redirects,
    hostFiles: host.files,
    rendererHash: generator.rendererHash
  })
  const policyFiles = listPolicyFiles(siteConfig.hostFiles)
  const summary = createPolicyLine(siteConfig.security.csp, policy?.header, policyFiles)
  return {
    output: {plan, createJob, hosted, problems: host.problems, summary},
    memory: {files: hasher.hashed()}
  }
}

/** Creates the render jobs and the content security policy of a locale. */
export function createSiteJobs(
  {site, scan}: Pick<ScannedLocale, 'site' | 'scan'>,
  {contents: {bySource: contents}, resolved}: Pick<CompiledLocale, 'contents' | 'resolved'>,
  bundles: UsableBundles['bundles'],
  generator: BuildEnvironment['generator']
): Pick<PlannedLocale, 'createJob'> & {policy: ContentPolicy | undefined} {
  const {siteConfig} = site
  const policy = createSitePolicy(site, scan)
  const createJob = createRenderJobs({
    ...describeSiteJobs({site, scan}),
    contents,
    tokens: resolved.tokens,
    bundles,
    generator: generator.name,
    openPaths: createRouteIndex(scan.manifest.routes).open.map(({path}) => path),
    policy: policy?.page,
    ...(siteConfig.security.integrity && {
      integrityOf: createFileIntegrity({bundles, contents, baseUrl: siteConfig.baseUrl})
    })
  })
  return {createJob, policy}
}

/** Removes duplicate files and keeps the order of first use. */
function joinAssets(assets: readonly SiteAsset[]): SiteAsset[] {
  return [...new Map(assets.map((asset) => [asset.copyFrom ?? asset.url, asset])).values()]
}
