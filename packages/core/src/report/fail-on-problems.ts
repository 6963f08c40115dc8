import type {SiteConfig, SiteProblem} from '@lectern/types'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {sortProblems} from './problem-policy.js'

/**
 * Throws if any problem fails the build.
 *
 * @returns The remaining problems, which are warnings.
 * @throws SiteError with the failing problems first, followed by the warnings.
 */
export function failOnProblems(
  problems: readonly SiteProblem[],
  siteConfig: SiteConfig
): readonly SiteProblem[] {
  const {failures, warnings} = sortProblems(problems, siteConfig)
  if (failures.length > 0) throw new SiteError([...failures, ...warnings])
  return warnings
}
