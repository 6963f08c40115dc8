import path from 'node:path'
import type {RenderedPage, RenderJob} from '../job/render-job.js'
import type {LateError} from './late-errors.js'
import {createLateProblem, createRenderProblem} from './render-error.js'

/** An error that a page threw after rendering, such as an unhandled rejection. */
export interface ThrownError extends LateError<RenderJob> {
  /** Page that was being rendered at that time. */
  job: RenderJob
}

/**
 * Adds late errors to the problems of the pages that threw them. If that page is unknown, adds the
 * error to the page that was being rendered.
 *
 * @param settings.jobs - All pages that could have thrown the errors.
 */
export function addThrownErrors(
  pages: readonly RenderedPage[],
  thrown: readonly ThrownError[],
  {jobs, siteDir}: {jobs: readonly RenderJob[]; siteDir: string}
): RenderedPage[] {
  const found = thrown.map(({error, owner, job}) => {
    const thrower = owner ?? findThrower(error, jobs)
    const problem = thrower
      ? createRenderProblem(error, {path: thrower.page.path, source: thrower.source, siteDir})
      : createLateProblem(error)
    return {pagePath: (thrower ?? job).page.path, problem}
  })
  return pages.map((page) => {
    const added = found.filter(({pagePath}) => pagePath === page.path)
    return {...page, problems: [...page.problems, ...added.map(({problem}) => problem)]}
  })
}

/**
 * Finds the page whose module is in an error's stack. It isn't always the current page, because
 * timers can end while a different page is rendered.
 */
function findThrower(error: unknown, jobs: readonly RenderJob[]): RenderJob | undefined {
  const {stack = ''} = error instanceof Error ? error : {}
  const listModules = ({serverModule, contents}: RenderJob) =>
    [serverModule, ...contents.map((content) => content.serverModule)].filter(Boolean)
  return jobs.find((job) =>
    listModules(job).some((module = '') => stack.includes(path.basename(module)))
  )
}
