import {runUserCode} from '@lectern/shared/problems/user-code'
import {collectLateErrors, type WaitBudget} from './errors/late-errors.js'
import {addThrownErrors, type ThrownError} from './errors/thrown-errors.js'
import type {RenderedPage, RenderJob} from './job/render-job.js'
import {type PageSettings, renderPageToFile} from './page/render-page.js'

/** Settings that all pages of a build share. */
export interface PrerenderSettings extends PageSettings {
  /** Absolute path of the output folder. It's created if it doesn't exist. */
  outDir: string
  /** Called with the index of each job before it starts. */
  begin?(index: number): void
  /** Remaining time for which this thread waits for page timers. */
  budget?: WaitBudget
}

/**
 * Renders pages and writes them to disk, so that no HTML is kept in memory. Pages that fail are reported
 * as problems (`render-failed`, `page-without-default-export`), and the others are still written.
 */
export async function prerenderRoutes(
  jobs: readonly RenderJob[],
  settings: PrerenderSettings
): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = []
  const thrown: ThrownError[] = []
  const late = collectLateErrors<RenderJob>()
  try {
    for (const [index, job] of jobs.entries()) {
      settings.begin?.(index)
      late.begin(job)
      const name = `the page ${job.page.path}`
      pages.push(await runUserCode(name, () => renderPageToFile(job, settings)))
      for (const error of await late.take()) thrown.push({...error, job})
    }
    const last = jobs.at(-1)
    if (last)
      for (const error of await late.settle(settings.budget)) thrown.push({...error, job: last})
  } finally {
    late.end()
  }
  if (thrown.length === 0) return pages
  return addThrownErrors(pages, thrown, {jobs, siteDir: settings.siteDir})
}
