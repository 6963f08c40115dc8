import {SiteError} from '@lectern/shared/problems/site-problem'
import type {SiteConfig, SiteProblem} from '@lectern/types'
import {sortProblems} from './problem-policy.js'

/** Problems found before a stage starts, and the configuration that determines their policies. */
interface KnownProblems {
  problems: readonly SiteProblem[]
  siteConfig: SiteConfig
}

/**
 * Runs a stage of a build. If it fails, problems of earlier stages are thrown together with its
 * own. If it crashes after an error in an earlier stage, that error is reported as the cause.
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

/** Tests for full disks and missing permissions, which aren't caused by errors in the site. */
function isDiskError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}
