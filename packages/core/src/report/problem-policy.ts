import type {ProblemPolicy, SiteConfig, SiteProblem} from '@lectern/types'

/** The default policies. They apply until the configuration is loaded. */
type Policies = Pick<
  SiteConfig,
  | 'onBrokenLinks'
  | 'onBrokenAnchors'
  | 'onBrokenMarkdownLinks'
  | 'onBrokenMarkdownImages'
  | 'onDuplicateRoutes'
>

/**
 * Returns the policy of a problem: its own, or the one from the configuration. Problems without
 * either fail the build. No other module decides this.
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

/** Sorts problems by their effect on the build, sets their policy and removes duplicates. */
export function sortProblems(problems: readonly SiteProblem[], config: Policies) {
  const unique = new Map(problems.map((problem) => [JSON.stringify(problem), problem]))
  const decided = [...unique.values()].map((problem) => ({
    ...problem,
    policy: policyOf(problem, config)
  }))
  const of = (wanted: ProblemPolicy) => decided.filter(({policy}) => policy === wanted)
  return {failures: of('fail'), warnings: of('warn')}
}
