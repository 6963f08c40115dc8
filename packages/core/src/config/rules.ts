import type {CheckLevel, CheckRule} from '@lectern/types'

interface RuleInfo {
  level: CheckLevel
  /** Description in lists of rules. */
  summary: string
}

/** All rules with their default levels, in report order. */
export const RULES: Readonly<Record<CheckRule, RuleInfo>> = {
  'broken-link': {level: 'error', summary: 'Internal links resolve to a page or file.'},
  'broken-anchor': {level: 'error', summary: 'Anchors of links exist on the target page.'},
  'missing-asset': {level: 'error', summary: 'Images, scripts and other files exist.'},
  'redirect-loop': {level: 'error', summary: "Redirects don't form loops."},
  'redirect-target-missing': {level: 'error', summary: 'Redirects resolve to a page.'},
  'redirect-chain': {level: 'warn', summary: 'Redirects point directly to a page.'},
  'orphan-page': {level: 'warn', summary: 'Every page is linked from a page or sidebar.'},
  'duplicate-title': {level: 'warn', summary: 'Page titles are unique.'},
  'duplicate-description': {level: 'off', summary: 'Page descriptions are unique.'},
  'duplicate-id': {level: 'error', summary: 'IDs are unique within a page.'},
  'missing-alt': {level: 'error', summary: 'Images have alt text.'},
  'missing-title': {level: 'error', summary: 'Every page has a title.'},
  'missing-lang': {level: 'error', summary: 'Every page has a `lang` attribute.'},
  'mixed-content': {level: 'error', summary: 'HTTPS sites load all files over HTTPS.'},
  'broken-external-link': {level: 'error', summary: 'External links work.'},
  'external-link-unreachable': {level: 'warn', summary: 'Hosts of external links respond.'},
  'lost-url': {level: 'error', summary: 'URLs of the deployed site still exist.'},
  'lost-anchor': {level: 'warn', summary: 'Anchors of the deployed site still exist.'},
  'budget-exceeded': {level: 'error', summary: 'Pages stay within their size budgets.'},
  'output-stale': {level: 'warn', summary: 'The build is up to date with its sources.'}
}

/** All rules, in report order. */
export const RULE_NAMES = Object.keys(RULES) as readonly CheckRule[]

/** Returns the level of a rule for a site. */
export function levelOf(
  rule: CheckRule,
  rules: Readonly<Partial<Record<CheckRule, CheckLevel>>>
): CheckLevel {
  return rules[rule] ?? RULES[rule].level
}
