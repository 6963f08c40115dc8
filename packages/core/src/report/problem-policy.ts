import type {ProblemPolicy, SiteConfig, SiteProblem} from '@lectern/types'

/** The default policies, for problems before the configuration is loaded, or if it can't be. */
type Policies = Pick<
  SiteConfig,
  | 'onBrokenLinks'
  | 'onBrokenAnchors'
  | 'onBrokenMarkdownLinks'
  | 'onBrokenMarkdownImages'
  | 'onDuplicateRoutes'
>

/**
 * Decides the effect of a problem on the build, in this one module: a problem has a policy, or the
 * configuration has an option for it. All others stop the build.
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

/** Problems by what they mean, each once; each carries its policy from here on. */
export function sortProblems(problems: readonly SiteProblem[], config: Policies) {
  const unique = new Map(problems.map((problem) => [JSON.stringify(problem), problem]))
  const decided = [...unique.values()].map((problem) => ({
    ...problem,
    policy: policyOf(problem, config)
  }))
  const of = (wanted: ProblemPolicy) => decided.filter(({policy}) => policy === wanted)
  return {failures: of('fail'), warnings: of('warn')}
}
