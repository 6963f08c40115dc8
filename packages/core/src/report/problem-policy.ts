import type {ProblemPolicy, SiteConfig, SiteProblem} from '@lectern/types'

/** The default policies. They're used until the configuration is loaded. */
type Policies = Pick<
  SiteConfig,
  | 'onBrokenLinks'
  | 'onBrokenAnchors'
  | 'onBrokenMarkdownLinks'
  | 'onBrokenMarkdownImages'
  | 'onDuplicateRoutes'
>

/**
 * Returns a problem's policy, which comes from the problem or the configuration. If neither sets
 * one, the problem fails the build. No other module determines policies.
 */
export function policyOf({code, policy}: SiteProblem, config: Policies): ProblemPolicy {
  if (policy) return policy
  switch (code) {
    case 'broken-link':
      return config.onBrokenLinks
    case 'broken-anchor':
      return config.onBrokenAnchors
    case 'broken-markdown-link':
      return config.onBrokenMarkdownLinks
    case 'image-missing':
    case 'image-invalid':
      return config.onBrokenMarkdownImages
    case 'route-conflict':
      return config.onDuplicateRoutes
    default:
      return 'fail'
  }
}

/**
 * Sorts problems by their effect on the build. Sets the policy of each problem and removes
 * duplicates.
 */
export function sortProblems(problems: readonly SiteProblem[], config: Policies) {
  const unique = new Map(problems.map((problem) => [JSON.stringify(problem), problem]))
  const decided = [...unique.values()].map((problem) => ({
    ...problem,
    policy: policyOf(problem, config)
  }))
  const of = (wanted: ProblemPolicy) => decided.filter(({policy}) => policy === wanted)
  return {failures: of('fail'), warnings: of('warn')}
}
