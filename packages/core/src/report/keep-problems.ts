import {SiteError} from '@lectern/shared/problems/site-problem'
import type {SiteConfig, SiteProblem} from '@lectern/types'
import {sortProblems} from './problem-policy.js'

/** Problems found before a stage, and the configuration that determines their policies. */
interface KnownProblems {
  problems: readonly SiteProblem[]
  siteConfig: SiteConfig
}

/**
 * Runs a stage of a build. If it fails, throws the problems of earlier stages together with the new
 * ones. If it crashes after an error in an earlier stage, that error is reported as the cause.
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

/** Returns whether an error comes from the disk, e.g. because it's full, instead of the site. */
function isDiskError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}
