import type {Route} from '@lectern/types'
import type {RenderedPage, RenderJob} from '@lectern/prerender'
import type {PageNote} from '../memory/build-memory.js'
import {createDiskError} from '../cache/disk-errors.js'
import type {OutputFolder} from '../output/output-folder.js'
import type {TaskRunner} from '../workers/task.js'
import {renderKind} from './render-kind.js'

interface RenderSettings {
  runner: TaskRunner
  createJob(route: Route): RenderJob
  /** Absolute path of the server bundle's entry file. */
  rendererEntry: string
  siteDir: string
  recordsDir: string
  output: Pick<OutputFolder, 'nextDir'>
  outDir: string
  report(done: number, total: number): void
}

/**
 * Renders pages into the new output in parallel.
 *
 * @throws SiteError `disk-full`, `output-unwritable`.
 */
export async function renderPages(
  routes: readonly Route[],
  {runner, createJob, rendererEntry, siteDir, recordsDir, output, outDir, report}: RenderSettings
): Promise<RenderedPage[]> {
  const intern = createInterner()
  try {
    return await runner.run({
      kind: renderKind,
      sources: routes,
      common: {siteDir, recordsDir, rendererEntry, outDir: output.nextDir},
      createItem: createJob,
      report: (done) => report(done, routes.length),
      receive: (pages) =>
        pages.map((page) => ({
          ...page,
          links: page.links.map(intern),
          ids: page.ids.map(intern),
          blocked: page.blocked?.map(intern)
        }))
    })
  } catch (error) {
    throw createDiskError(error, outDir)
  }
}

/**
 * Creates a function that returns the same string object for equal strings. Pages share most links,
 * but each thread sends its own copies.
 */
function createInterner(): (text: string) => string {
  const texts = new Map<string, string>()
  return (text) => {
    const known = texts.get(text)
    if (known !== undefined) return known
    texts.set(text, text)
    return text
  }
}

/**
 * Returns the notes about all pages, using the notes of the previous build for pages that weren't
 * rendered.
 */
export function joinNotes(
  routes: readonly Route[],
  rendered: readonly RenderedPage[],
  known: ReadonlyMap<string, PageNote>
): Map<string, PageNote> {
  const fresh = new Map(
    rendered.map(({path, links, ids, duration, blocked, noIndex}) => [
      path,
      {links, ids, duration, blocked, noIndex}
    ])
  )
  return new Map(
    routes.flatMap(({path}) => {
      const note = fresh.get(path) ?? known.get(path)
      return note ? [[path, note] as const] : []
    })
  )
}
