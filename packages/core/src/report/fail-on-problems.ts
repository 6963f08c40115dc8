import type {SiteConfig, SiteProblem} from '@lectern/types'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {sortProblems} from './problem-policy.js'

/**
 * Goes on only when no problem is one that the configuration lets fail.
 *
 * @returns The problems that are warnings.
 * @throws SiteError with the failing problems first, and the warnings behind them.
 */
export function failOnProblems(
  problems: readonly SiteProblem[],
  siteConfig: SiteConfig
): readonly SiteProblem[] {
  const {failures, warnings} = sortProblems(problems, siteConfig)
  if (failures.length > 0) throw new SiteError([...failures, ...warnings])
  return warnings
}
