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
  const {settings, bundles, report} = parts
  const {siteDir, now} = settings
  const hashes = new Map<string, string>()
  let {site} = parts
  let failures: Failures = {config: [], scan: []}
  const baseUrls = new Set<string>()
  let version = 0
  let settled: Promise<void> = Promise.resolve()
  const unlisted = createUnlistedSources()
  const bundleErrors = createBundleErrors(bundles, siteDir)
  const unusedFiles = createUnusedThemeFiles(bundles)
  const problems = () => [...failures.config, ...failures.scan]
  const reportProblems = () => {
    const errors = [...problems(), ...bundleErrors.current()]
    const warnings = [...bundles.warnings(), ...unusedFiles.current(site)]
    reportSiteProblems(site, {errors, warnings}, report)
  }

  const apply = async (plan: UpdatePlan, changed: readonly string[]): Promise<void> => {
    if (plan.config || plan.scan) unlisted.clear()
    const reloaded = await reloadSite(plan, {site, failures}, settings)
    // After an error, the bundles would be the same, and the author would wait for the message.
    const isBundled = plan.bundle || reloaded.site !== site
    site = reloaded.site
    failures = reloaded.failures
    // If the site was deleted, bundling would create its folder again for the cache.
    if (fs.existsSync(siteDir) && isBundled) {
      const changes = keepsCode(plan, changed)
        ? {files: changed, isScanned: plan.config || plan.scan}
        : undefined
      await bundles.update(site, listBundled(parts.pages, site), changes)
    }
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
    const moves = listMoves(changed, before, site)
    parts.send({type: 'update', version, ...listAffected(plan, site), moves})
    bundleErrors.omit(plan.contents)
    report.updated(edited, now() - start, describeUpdate(plan, before, site))
    reportProblems()
  }

  const enqueue = (run: () => Promise<void>): void => {
    settled = settled.then(run).catch((error: unknown) => {
      failures = {...failures, scan: describeFailure(error)}
      reportProblems()
    })
  }

  return {
    site: () => site,
    formerBaseUrls: () => [...baseUrls].filter((base) => base !== site.site.siteConfig.baseUrl),
    version: () => version,
    problems,
    reportProblems,
    settled(routePath) {
      enqueue(async () => {
        if (unlisted.mayShow(routePath, site)) await apply(SCAN_ONLY, [])
      })
      return settled
    },
    receive: (files, start) => enqueue(() => update(files, start))
  }
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
