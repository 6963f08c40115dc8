import fs from 'node:fs'
import type {DevEvent, SiteProblem} from '@lectern/types'
import {isBundled, type DevBundles} from '../bundles/dev-bundles.js'
import type {DevReport} from '../report/dev-report.js'
import type {DevSite, DevSiteSettings} from '../site/dev-site.js'
import type {PageBuilder} from '../pages/page-builder.js'
import {createBundleErrors} from './bundle-errors.js'
import {describeFailure} from './describe-failure.js'
import {findChangedFiles} from './changed-files.js'
import {reportSiteProblems} from './report-site-problems.js'
import {keepsCode, planUpdate, type UpdatePlan} from './plan-update.js'
import {type Failures, reloadSite} from './reload-site.js'
import {describeSite} from './site-files.js'
import {createUnlistedSources} from './unlisted-sources.js'
import {createUnusedThemeFiles} from './unused-theme-files.js'
import {describeUpdate, listAffected, listMoves} from './update-effects.js'

/** The current site and its updates. */
export interface SiteUpdates {
  site(): DevSite
  /** Returns previous base URLs of the site. */
  formerBaseUrls(): readonly string[]
  /** Returns the number of updates so far. */
  version(): number
  /** Returns the problems that prevented the last update. In this case, the site is unchanged. */
  problems(): readonly SiteProblem[]
  /** Prints the site's problems to the terminal, even without visited pages. */
  reportProblems(): void
  /**
   * Waits for pending updates and for current descriptions in lists of pages. A page doesn't list
   * itself, so reloading it during editing needs no scan.
   *
   * @param routePath - The requested page. If omitted, any changed description causes a scan.
   */
  settled(routePath?: string): Promise<void>
  /**
   * Applies changed files once running updates are done.
   *
   * @param start - Time of the first change.
   */
  receive(files: readonly string[], start: number): void
}

interface UpdateSettings {
  /** Result of the first scan. */
  site: DevSite
  settings: DevSiteSettings
  bundles: Pick<DevBundles, 'update' | 'replace' | 'problems' | 'warnings' | 'inputs'>
  pages: Pick<PageBuilder, 'contents'>
  report: Pick<DevReport, 'updated' | 'problems'>
  /** Sends an event to open pages. */
  send(event: DevEvent): void
  /** Called after each update, because the set of files to watch may have changed. */
  watch(site: DevSite): void
}

/** Keeps a site up to date. Invalid files are reported and don't stop the server. */
export function createSiteUpdates(parts: UpdateSettings): SiteUpdates {
  const {settings, bundles} = parts
  const hashes = new Map<string, string>()
  const baseUrls = new Set<string>()
  let {site} = parts
  let failures: Failures = {config: [], scan: []}
  let version = 0
  const unlisted = createUnlistedSources()
  const bundleErrors = createBundleErrors(bundles, settings.siteDir)
  const unusedFiles = createUnusedThemeFiles(bundles)
  const problems = () => [...failures.config, ...failures.scan]
  const reportProblems = () => {
    const errors = [...problems(), ...bundleErrors.current()]
    const warnings = [...bundles.warnings(), ...unusedFiles.current(site)]
    reportSiteProblems(site, {errors, warnings}, parts.report)
  }
  const queue = createQueue((error) => {
    failures = {...failures, scan: describeFailure(error)}
    reportProblems()
  })

  const apply = async (plan: UpdatePlan, changed: readonly string[]): Promise<void> => {
    if (plan.config || plan.scan) unlisted.clear()
    const before = site
    ;({site, failures} = await reloadSite(plan, {site, failures}, settings))
    await updateBundles(parts, site, {plan, changed, isReloaded: site !== before})
    parts.watch(site)
  }

  const update = async (files: readonly string[], start: number): Promise<void> => {
    const {edited, changed, returned} = findChangedFiles(files, site.reader, hashes)
    if (changed.length === 0) return
    const plan = planUpdate(changed, {
      ...describeSite(site, returned),
      bundleInputs: bundles.inputs(),
      failed: {config: failures.config.length > 0, bundle: bundles.problems().length > 0}
    })
    unlisted.add(plan.contents, site)
    const before = site
    baseUrls.add(site.site.siteConfig.baseUrl)
    await replaceComponents(parts, plan, changed)
    await apply(plan, changed)
    version++
    bundleErrors.omit(plan.contents)
    announceUpdate(parts, {plan, edited, changed, start, version, before, after: site})
    reportProblems()
  }

  return {
    site: () => site,
    formerBaseUrls: () => [...baseUrls].filter((base) => base !== site.site.siteConfig.baseUrl),
    version: () => version,
    problems,
    reportProblems,
    settled: (routePath) =>
      queue.run(async () => {
        if (unlisted.mayShow(routePath, site)) await apply(SCAN_ONLY, [])
      }),
    receive: (files, start) => void queue.run(() => update(files, start))
  }
}

/** Runs updates one after the other. */
function createQueue(onError: (error: unknown) => void) {
  let last: Promise<void> = Promise.resolve()
  return {
    /** Adds an update and waits until it's done. */
    run(update: () => Promise<void>): Promise<void> {
      last = last.then(update).catch(onError)
      return last
    }
  }
}

interface BundleUpdate {
  plan: UpdatePlan
  changed: readonly string[]
  /** Whether the configuration or the content was reloaded. */
  isReloaded: boolean
}

/** Updates the bundles, unless the result would be the same. */
async function updateBundles(
  {settings, bundles, pages}: Pick<UpdateSettings, 'settings' | 'bundles' | 'pages'>,
  site: DevSite,
  {plan, changed, isReloaded}: BundleUpdate
): Promise<void> {
  // After an error, the bundles would be the same, and the author would wait for the message.
  if (!plan.bundle && !isReloaded) return
  // If the site was deleted, bundling would create its folder again for the cache.
  if (!fs.existsSync(settings.siteDir)) return
  const changes = keepsCode(plan, changed)
    ? {files: changed, isScanned: plan.config || plan.scan}
    : undefined
  await bundles.update(site, listBundled(pages, site), changes)
}

interface AppliedUpdate {
  plan: UpdatePlan
  /** Files that the author has edited. */
  edited: readonly string[]
  changed: readonly string[]
  /** Time of the first change. */
  start: number
  version: number
  before: DevSite
  after: DevSite
}

/** Tells open pages and the terminal about an update. */
function announceUpdate(
  {send, report, settings: {now}}: Pick<UpdateSettings, 'send' | 'report' | 'settings'>,
  {plan, edited, changed, start, version, before, after}: AppliedUpdate
): void {
  const moves = listMoves(changed, before, after)
  send({type: 'update', version, ...listAffected(plan, after), moves})
  report.updated(edited, now() - start, describeUpdate(plan, before, after))
}

/** Shows changed components in open pages before the bundles are ready. */
async function replaceComponents(
  {bundles, send}: Pick<UpdateSettings, 'bundles' | 'send'>,
  plan: UpdatePlan,
  changed: readonly string[]
): Promise<void> {
  if (!plan.bundle || plan.config) return
  const replacements = await bundles.replace(changed)
  if (replacements.length > 0) send({type: 'replace', replacements})
}

/** Scans the content to update the descriptions in lists of pages. */
const SCAN_ONLY: UpdatePlan = {
  config: false,
  scan: true,
  bundle: false,
  contents: [],
  staticFiles: []
}

/** Lists the contents of visited pages that still exist and have to be bundled. */
function listBundled(pages: Pick<PageBuilder, 'contents'>, site: DevSite) {
  const contents = [...pages.contents()]
  return new Map(
    contents.filter(([source, content]) => isBundled(content) && site.pagesBySource.has(source))
  )
}
