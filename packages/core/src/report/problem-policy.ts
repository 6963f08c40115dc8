import type {ProblemPolicy, SiteConfig, SiteProblem} from '@lectern/types'

/** The default policies, which apply until the configuration is loaded. */
type Policies = Pick<
  SiteConfig,
  | 'onBrokenLinks'
  | 'onBrokenAnchors'
  | 'onBrokenMarkdownLinks'
  | 'onBrokenMarkdownImages'
  | 'onDuplicateRoutes'
>

/**
 * Returns a problem's policy, from the problem itself or the configuration. Without either, the
 * problem fails the build. Policies aren't determined anywhere else.
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

/** Sorts problems by their effect on the build, with their policies set and duplicates removed. */
export function sortProblems(problems: readonly SiteProblem[], config: Policies) {
  const unique = new Map(problems.map((problem) => [JSON.stringify(problem), problem]))
  const decided = [...unique.values()].map((problem) => ({
    ...problem,
    policy: policyOf(problem, config)
  }))
  const of = (wanted: ProblemPolicy) => decided.filter(({policy}) => policy === wanted)
  return {failures: of('fail'), warnings: of('warn')}
}
