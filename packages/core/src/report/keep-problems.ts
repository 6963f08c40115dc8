import {SiteError} from '@lectern/shared/problems/site-problem'
import type {SiteConfig, SiteProblem} from '@lectern/types'
import {sortProblems} from './problem-policy.js'

/** Problems that are known when a stage starts, and what they mean for the build. */
interface KnownProblems {
  problems: readonly SiteProblem[]
  siteConfig: SiteConfig
}

/**
 * Runs a stage of a build. If it fails, problems of earlier stages are thrown together with its own; if it
 * crashes after an error of an earlier stage, that error is its cause.
 *
 * @throws SiteError
 */
export async function keepProblems<Result>(
  {problems, siteConfig}: KnownProblems,
  run: () => Result | Promise<Result>
): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    const {failures, warnings} = sortProblems(problems, siteConfig)
    if (failures.length === 0 || isDiskError(error)) throw error
    const own = error instanceof SiteError ? error.problems : []
    throw new SiteError([...failures, ...own, ...warnings], {cause: error})
  }
}

/** A full disk or a missing permission isn't a consequence of errors in the site. */
function isDiskError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}
