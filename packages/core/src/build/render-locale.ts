import type {Route, SiteProblem} from '@lectern/types'
import type {RenderedPage} from '@lectern/prerender'
import type {PageNote} from '../memory/build-memory.js'
import {outputFile} from '../output/output-file.js'
import type {OutputFolder} from '../output/output-folder.js'
import {joinFailures} from '../pages/join-failures.js'
import {joinNotes, renderPages} from '../pages/render-pages.js'
import type {BuildEnvironment} from './build-options.js'
import type {UsableBundles} from './bundle-locale.js'
import type {ScannedLocale} from './scan-locale.js'
import type {PlannedLocale} from './plan-locale.js'

/** Pages that were rendered, and notes about all pages of the site. */
export interface RenderedPages {
  rendered: readonly RenderedPage[]
  /** Notes by the page's route path. */
  notes: ReadonlyMap<string, PageNote>
  /** Hashes of rendered files by output path. */
  hashes: ReadonlyMap<string, string>
  /** Errors on pages, without consequences of errors in earlier stages. */
  problems: readonly SiteProblem[]
  /** Paths of pages that are incomplete because of errors. */
  uncertain: ReadonlySet<string>
}

/** A site that is ready to be rendered. */
interface BundledBuild {
  scanned: ScannedLocale
  bundled: UsableBundles
  /** Errors in earlier stages. */
  failures: readonly SiteProblem[]
}

/** Folder and jobs for rendering pages. */
interface RenderTarget extends Pick<PlannedLocale, 'createJob'> {
  output: Pick<OutputFolder, 'unchanged' | 'nextDir'>
}

/** The prerender stage: renders changed pages into the new output. */
export async function renderLocale(
  {scanned: {target, site, scan, unknownParts, recordsDir}, bundled, failures}: BundledBuild,
  {createJob, output}: RenderTarget,
  last: ReadonlyMap<string, PageNote>,
  {pool, progress}: BuildEnvironment
): Promise<RenderedPages> {
  const {bundles} = bundled
  const {routes} = scan.manifest
  const fileOf = ({path}: Pick<Route, 'path'>) => outputFile(path, site.siteConfig.trailingSlash)
  const changed = routes.filter((route) => !output.unchanged.has(fileOf(route)))
  const rendered = await progress.stage('prerender', (report) =>
    renderPages(changed, {
      runner: pool,
      createJob,
      rendererEntry: bundles.server.entry,
      siteDir: site.siteDir,
      recordsDir,
      output,
      outDir: target.outDir,
      report
    })
  )
  const failed = rendered.filter(({problems}) => problems.length > 0)
  const partial = findPartialPages(changed, bundled, createJob)
  const files = new Set(failures.flatMap(({position}) => position?.file ?? []))
  const unreadable = routes
    .filter(({contents}) => contents.some(({source}) => files.has(source)))
    .map(({path}) => path)
  const known = new Set([...partial, ...unreadable])
  const own = unknownParts.isIncomplete ? [] : failed.filter(({path}) => !known.has(path))
  const locate = own.some(({stack}) => stack !== undefined)
    ? await bundled.openLocator()
    : undefined
  return {
    rendered,
    notes: joinNotes(routes, rendered, last),
    hashes: new Map(
      rendered.flatMap((page) => (page.hash === undefined ? [] : [[fileOf(page), page.hash]]))
    ),
    problems: joinFailures(own, {
      ...{siteDir: site.siteDir, isFrameUnknown: unknownParts.frame, locate}
    }),
    uncertain: new Set([...known, ...failed.map(({path}) => path)])
  }
}

/** Lists the pages that use modules that couldn't be bundled. */
function findPartialPages(
  routes: readonly Route[],
  {bundles, stubbed}: UsableBundles,
  createJob: PlannedLocale['createJob']
): string[] {
  if (stubbed.size === 0) return []
  const isPart = createPartTest({bundles, stubbed}, createJob)
  return routes.filter(isPart).map(({path}) => path)
}

/** Creates a test for whether a page uses a module that couldn't be bundled. */
function createPartTest(
  {bundles, stubbed}: Pick<UsableBundles, 'bundles' | 'stubbed'>,
  createJob: PlannedLocale['createJob']
): (route: Route) => boolean {
  if (stubbed.has(bundles.server.entry)) return () => true
  return (route) => {
    const {serverModule, contents} = createJob(route)
    const modules = [serverModule, ...contents.map((content) => content.serverModule ?? '')]
    return modules.some((module) => stubbed.has(module))
  }
}
