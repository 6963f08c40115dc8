import type {ProblemPolicy, SiteConfig, SiteProblem} from '@lectern/types'

/** What happens by problem code where the configuration has no say; all other codes fail the build. */
const FIXED: Readonly<Record<string, ProblemPolicy>> = {
  'admonition-unknown': 'warn',
  'admonition-unclosed': 'warn',
  'markdown-plugin-message': 'warn',
  'code-language-unknown': 'warn',
  'math-invalid': 'warn',
  'link-refused': 'warn',
  'post-without-truncate': 'warn',
  'git-unavailable': 'warn',
  'git-shallow': 'warn',
  'content-folder-empty': 'warn',
  'locale-config-unused': 'warn',
  'docusaurus-field-unused': 'warn',
  'docusaurus-file-unread': 'warn',
  'docusaurus-plugin-limited': 'warn',
  'theme-file-unused': 'warn',
  'swizzled-component-outdated': 'warn',
  'policy-blocks-code': 'warn',
  'host-limit-exceeded': 'warn',
  'social-image-letter-missing': 'warn',
  'translation-without-original': 'warn'
}

/** The policies of a configuration that are used before there is one, or when it cannot be read. */
type Policies = Pick<
  SiteConfig,
  | 'onBrokenLinks'
  | 'onBrokenAnchors'
  | 'onBrokenMarkdownLinks'
  | 'onBrokenMarkdownImages'
  | 'onDuplicateRoutes'
>

/** Decide, in this one place, what a problem means for the build. */
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
      return FIXED[code] ?? 'fail'
  }
}

/** Problems by what they mean; each carries its policy from here on. */
export function sortProblems(problems: readonly SiteProblem[], config: Policies) {
  const decided = problems.map((problem) => ({...problem, policy: policyOf(problem, config)}))
  const of = (wanted: ProblemPolicy) => decided.filter(({policy}) => policy === wanted)
  return {failures: of('fail'), warnings: of('warn')}
}
