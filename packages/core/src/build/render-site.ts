import type {Route} from '@lectern/types'
import type {RenderedPage} from '@lectern/prerender'
import type {PageNote} from '../memory/build-memory.js'
import {outputFile} from '../output/output-file.js'
import type {OutputFolder} from '../output/output-folder.js'
import {joinNotes, renderPages} from '../pages/render-pages.js'
import type {BuildEnvironment} from './build-options.js'
import type {BundledSite} from './bundle-stage.js'
import type {PlannedSite} from './plan-site.js'
import type {ScannedPlace} from './scan-place.js'

/** The pages of a site: those that changed are rendered, the others are as the last build noted. */
export interface RenderedPages {
  rendered: readonly RenderedPage[]
  /** By route path. */
  notes: ReadonlyMap<string, PageNote>
  /** Hashes of rendered files, by path in the output. */
  hashes: ReadonlyMap<string, string>
}

/** The prerender stage: renders the pages that changed into the next output. */
export async function renderSite(
  {place, site, scanned, recordsDir}: ScannedPlace,
  {bundles}: BundledSite,
  {createJob, output}: Pick<PlannedSite, 'createJob'> & {output: OutputFolder},
  known: ReadonlyMap<string, PageNote>,
  {pool, progress}: BuildEnvironment
): Promise<RenderedPages> {
  const {routes} = scanned.manifest
  const fileOf = ({path}: Pick<Route, 'path'>) => outputFile(path, site.siteConfig.trailingSlash)
  const changed = routes.filter((route) => !output.unchanged.has(fileOf(route)))
  const rendered = await progress.stage('prerender', (report) =>
    renderPages(changed, {
      runner: pool,
      createJob,
      rendererEntry: bundles.server.entry,
      recordsDir,
      output,
      outDir: place.outDir,
      report
    })
  )
  return {
    rendered,
    notes: joinNotes(routes, rendered, known),
    hashes: new Map(
      rendered.flatMap((page) => (page.hash === undefined ? [] : [[fileOf(page), page.hash]]))
    )
  }
}
