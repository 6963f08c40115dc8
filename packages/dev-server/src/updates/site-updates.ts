import fs from 'node:fs'
import type {DevEvent, SiteProblem} from '@lectern/types'
import {relativePath} from '@lectern/shared/files/relative-path'
import {addBaseUrl} from '@lectern/shared/url/url-path'
import {localizationFolder} from '@lectern/core/i18n/choose-locale'
import {isBundled, type DevBundles} from '../bundles/dev-bundles.js'
import type {DevReport} from '../report/dev-report.js'
import {loadDevSite, rescanDevSite, type DevSite, type DevSiteSettings} from '../site/dev-site.js'
import type {PageBuilder} from '../pages/page-builder.js'
import {createBundleErrors} from './bundle-errors.js'
import {describeFailure} from './describe-failure.js'
import {findChangedFiles} from './changed-files.js'
import {reportSiteProblems} from './report-site-problems.js'
import {keepsCode, planUpdate, type UpdatePlan} from './plan-update.js'
import {createUnlistedSources, splitDescription} from './unlisted-sources.js'

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
  const problems = () => [...failures.config, ...failures.scan]
  const reportProblems = () => {
    const errors = [...problems(), ...bundleErrors.current()]
    reportSiteProblems(site, {errors, warnings: bundles.warnings()}, report)
  }

  const apply = async (plan: UpdatePlan, changed: readonly string[]): Promise<void> => {
    if (plan.config || plan.scan) unlisted.clear()
    const read = await readAgain(plan, {site, failures}, settings)
    // After an error, the bundles would be the same, and the author would wait for the message.
    const isBundled = plan.bundle || read.site !== site
    site = read.site
    failures = read.failures
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
        if (unlisted.mayShow(routePath, site)) await apply(LIST_AGAIN, [])
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

/** The site, and the errors of files that couldn't be reloaded. */
interface ReadSite {
  site: DevSite
  failures: Failures
}

/** Reloads the configuration or the content. If that fails, the site is unchanged. */
async function readAgain(
  {config, scan}: UpdatePlan,
  {site, failures}: ReadSite,
  settings: DevSiteSettings
): Promise<ReadSite> {
  try {
    if (config)
      return {
        site: await loadDevSite(settings, site.reader.memory()),
        failures: {config: [], scan: []}
      }
    if (scan)
      return {site: await rescanDevSite(site, settings.now), failures: {...failures, scan: []}}
    return {site, failures}
  } catch (error) {
    // A successful scan doesn't clear errors in the configuration.
    return {site, failures: {...failures, [config ? 'config' : 'scan']: describeFailure(error)}}
  }
}

/** Scans the content to update the descriptions in lists of pages. */
const LIST_AGAIN: UpdatePlan = {
  config: false,
  scan: true,
  bundle: false,
  contents: [],
  staticFiles: []
}

/**
 * Describes the site before a change, for `planUpdate`.
 *
 * @param returned - Deleted files that exist again.
 */
function describeSite(site: DevSite, returned: ReadonlySet<string>) {
  const {siteDir, siteConfig} = site.site
  const {snippetPages, configFiles, themePaths, staticDirs} = site
  return {
    ...{siteDir, snippetPages, configFiles, themePaths, staticDirs},
    // When a file is deleted, its page is removed. A returned file has to be scanned even if its
    // front matter is the same.
    sourceState: (file: string) => (returned.has(file) ? 'changed' : sourceState(file, site)),
    isAddedOrRemoved: (file: string) => returned.has(file) || !fs.existsSync(file),
    missesStaticFiles: site.scanned.problems.some(({code}) => code === 'static-file-missing'),
    isMarkdownCurrent: () => site.markdown.isCurrent(),
    localizationDir: localizationFolder(siteDir, siteConfig)
  }
}

/** Errors in the configuration, and errors of the scan. */
interface Failures {
  config: readonly SiteProblem[]
  scan: readonly SiteProblem[]
}

/** Returns a note to print after the changed files. */
function describeUpdate(plan: UpdatePlan, before: DevSite, after: DevSite): string | undefined {
  if (!plan.config || before === after) return undefined
  const labels = ({site}: DevSite) => site.plugins.map(({label}) => label).join(', ')
  return labels(before) === labels(after)
    ? 'configuration reloaded'
    : `restarted with plugins: ${labels(after)}`
}

/** Lists the contents of visited pages that still exist and have to be bundled. */
function listBundled(pages: Pick<PageBuilder, 'contents'>, site: DevSite) {
  const contents = [...pages.contents()]
  return new Map(
    contents.filter(([source, content]) => isBundled(content) && site.pagesBySource.has(source))
  )
}

/** Lists the paths of the pages and the URLs of the static files that an update changes. */
function listAffected(plan: UpdatePlan, site: DevSite) {
  return {pages: listPages(plan, site), files: listStaticUrls(plan, site)}
}

/** Returns the paths of the pages that an update changes. */
function listPages(plan: UpdatePlan, {site, pagesBySource}: DevSite): 'all' | readonly string[] {
  if (plan.config || plan.scan || plan.bundle) return 'all'
  return plan.contents.flatMap((file) => pagesBySource.get(sourceOf(file, site.siteDir)) ?? [])
}

/** Returns the URL paths of changed static files, with the base URL. */
function listStaticUrls({staticFiles}: UpdatePlan, {site}: DevSite): string[] {
  return staticFiles.map((file) => addBaseUrl(encodeURI(file), site.siteConfig.baseUrl))
}

/** Returns the new paths of moved pages, by previous path. */
function listMoves(
  changed: readonly string[],
  before: DevSite,
  after: DevSite
): Record<string, string> {
  if (before === after) return {}
  const {siteDir, siteConfig} = after.site
  const former = listSourcePages(before)
  const current = listSourcePages(after)
  const moves: Record<string, string> = {}
  for (const file of changed) {
    const source = sourceOf(file, siteDir)
    const [from, to] = [former.get(source), current.get(source)]
    if (from === undefined || to === undefined || from === to) continue
    moves[from] = addBaseUrl(encodeURI(to), siteConfig.baseUrl)
  }
  return moves
}

/** Returns the path of each source's own page. */
function listSourcePages({scanned}: DevSite): Map<string, string> {
  return new Map(
    scanned.manifest.routes.flatMap(({path: routePath, source, isSourcePage}) =>
      source !== undefined && isSourcePage ? [[source, routePath] as const] : []
    )
  )
}

function sourceOf(file: string, siteDir: string): string {
  return relativePath(siteDir, file)
}

/** Tests whether the scanned data of a source is still valid. */
function sourceState(absolutePath: string, {site, sources, reader, watchedPaths}: DevSite) {
  const file = sourceOf(absolutePath, site.siteDir)
  const known = sources[file]?.scanned
  if (!known) return 'unknown'
  if (!fs.existsSync(absolutePath)) return 'changed'
  // A custom `parseFrontMatter` can be slow, and its result can depend on the whole file.
  if (site.siteConfig.markdown.parseFrontMatter) return 'changed'
  // The reader updates its memory synchronously, so there's no need to wait.
  void reader.read(absolutePath)
  // Some plugins read the whole file, not only its front matter.
  const isReadWhole = watchedPaths.includes(absolutePath)
  const comparable = (scanned: typeof known) =>
    JSON.stringify({
      // `UnlistedSources` tracks descriptions.
      ...splitDescription(scanned).data,
      hash: isReadWhole && scanned.hash,
      snippets: [],
      embeds: []
    })
  const current = reader.memory()[file]?.scanned
  return current && comparable(current) === comparable(known) ? 'same-front-matter' : 'changed'
}
