import type {SiteConfig, SiteProblem} from '@lectern/types'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {sortProblems} from './problem-policy.js'

/**
 * Throws if a problem fails the build.
 *
 * @returns The problems that don't fail the build, which are warnings.
 * @throws SiteError with the problems that fail the build, followed by the warnings.
 */
export function failOnProblems(
  problems: readonly SiteProblem[],
  siteConfig: SiteConfig
): readonly SiteProblem[] {
  const {failures, warnings} = sortProblems(problems, siteConfig)
  if (failures.length > 0) throw new SiteError([...failures, ...warnings])
  return warnings
}
