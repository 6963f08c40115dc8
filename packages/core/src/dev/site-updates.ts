import fs from 'node:fs'
import path from 'node:path'
import type {DevEvent, SiteProblem} from '@lectern/types'
import {hashContent} from '@lectern/shared/content-hash'
import {SiteError} from '@lectern/shared/site-problem'
import {isBundled, type DevBundles} from './dev-bundles.js'
import type {DevReport} from './dev-report.js'
import {loadDevSite, rescanDevSite, type DevSite, type DevSiteSettings} from './dev-site.js'
import type {PageMaker} from './page-maker.js'
import {planUpdate, type UpdatePlan} from './plan-update.js'

/** The site as it is now, and how it comes to be another. */
export interface SiteUpdates {
  site(): DevSite
  /** Count of updates so far. */
  version(): number
  /** Why the last change could not be taken over; the site is then the one before. */
  problems(): readonly SiteProblem[]
  /** Resolves when the updates that have begun are over. */
  settled(): Promise<void>
  /**
   * Take changed files over, after what is under way.
   *
   * @param start - When the first of them changed.
   */
  take(files: readonly string[], start: number): void
}

interface UpdateSettings {
  /** As it was first read. */
  site: DevSite
  settings: DevSiteSettings
  bundles: DevBundles
  pages: PageMaker
  report: DevReport
  /** Tell the open pages. */
  send(event: DevEvent): void
  /** Called after each update: other files may matter now. */
  watch(site: DevSite): void
}

/** Keep a site up to date. Nothing that an author writes ends the server: problems are kept and shown. */
export function createSiteUpdates(parts: UpdateSettings): SiteUpdates {
  const {settings, bundles, report} = parts
  const {siteDir, now} = settings
  const hashes = new Map<string, string>()
  let {site} = parts
  let problems: readonly SiteProblem[] = []
  let version = 0
  let settled: Promise<void> = Promise.resolve()

  const apply = async (plan: UpdatePlan): Promise<void> => {
    try {
      if (plan.config) site = await loadDevSite(settings, site.reader.memory())
      else if (plan.scan) site = await rescanDevSite(site, now)
      if (plan.config || plan.scan) problems = []
    } catch (error) {
      problems = describeFailure(error)
    }
    if (plan.config || plan.scan || plan.bundle) {
      await bundles.update(site, listBundled(parts.pages, site))
    }
    parts.watch(site)
  }

  const update = async (files: readonly string[], start: number): Promise<void> => {
    const changed = files.filter((file) => hasChanged(file, hashes))
    if (changed.length === 0) return
    const plan = planUpdate(changed, {
      siteDir,
      sourceState: (file) => sourceState(file, site),
      bundleInputs: bundles.inputs(),
      themePaths: site.themePaths,
      staticDirs: site.staticDirs
    })
    await apply(plan)
    version++
    parts.send({type: 'update', version, pages: listPages(plan, site)})
    report.updated(changed, now() - start, plan.config ? 'configuration read again' : undefined)
    report.problems('the site', [...problems, ...bundles.problems()], 'error')
  }

  return {
    site: () => site,
    version: () => version,
    problems: () => problems,
    settled: () => settled,
    take(files, start) {
      settled = settled
        .then(() => update(files, start))
        .catch((error: unknown) => {
          problems = describeFailure(error)
          report.problems('the site', problems, 'error')
        })
    }
  }
}

/** The contents of visited pages that are still there and that bundles have to know. */
function listBundled(pages: PageMaker, site: DevSite) {
  const contents = [...pages.contents()]
  return new Map(
    contents.filter(([source, content]) => isBundled(content) && site.pagesBySource.has(source))
  )
}

/** Route paths of the pages whose documents an update changes. */
function listPages(plan: UpdatePlan, {site, pagesBySource}: DevSite): 'all' | readonly string[] {
  if (plan.config || plan.scan || plan.bundle || plan.files) return 'all'
  return plan.contents.flatMap(
    (file) => pagesBySource.get(path.relative(site.siteDir, file).replaceAll('\\', '/')) ?? []
  )
}

/** A touch without a change is none; a file that has gone has changed. */
function hasChanged(file: string, hashes: Map<string, string>): boolean {
  const hash = fs.existsSync(file) ? hashContent(fs.readFileSync(file)) : 'gone'
  const before = hashes.get(file)
  hashes.set(file, hash)
  return before !== hash
}

/** Whether what the scan knows of a source still holds. */
function sourceState(absolutePath: string, {site, sources, reader}: DevSite) {
  const file = path.relative(site.siteDir, absolutePath).replaceAll('\\', '/')
  const known = sources[file]?.scanned
  if (!known) return 'unknown'
  if (!fs.existsSync(absolutePath)) return 'changed'
  // The reader is synchronous inside: its memory is new when the call comes back.
  void reader.read(absolutePath)
  const comparable = (scanned: typeof known | undefined) => JSON.stringify({...scanned, hash: ''})
  return comparable(reader.memory()[file]?.scanned) === comparable(known)
    ? 'same-front-matter'
    : 'changed'
}

function describeFailure(error: unknown): readonly SiteProblem[] {
  if (error instanceof SiteError) return error.problems
  const message = error instanceof Error ? error.message : String(error)
  return [{code: 'site-failed', message, hint: 'Correct the last change, or start again.'}]
}
