import type {CheckLevel, CheckRule} from '@lectern/types'

interface RuleInfo {
  level: CheckLevel
  /** What the rule is about, for tools that list rules. */
  summary: string
}

/** Every rule with the level that it has unless a site says otherwise, in the order of reports. */
export const RULES: Readonly<Record<CheckRule, RuleInfo>> = {
  'broken-link': {level: 'error', summary: 'Links lead to pages or files of the site.'},
  'broken-anchor': {level: 'error', summary: 'Links lead to elements that their page has.'},
  'missing-asset': {level: 'error', summary: 'Images, scripts and other files are there.'},
  'redirect-loop': {level: 'error', summary: 'Redirects do not lead in a circle.'},
  'redirect-target-missing': {level: 'error', summary: 'Redirects lead to pages.'},
  'redirect-chain': {level: 'warn', summary: 'Redirects lead to pages at once.'},
  'orphan-page': {level: 'warn', summary: 'Readers can get to every page.'},
  'duplicate-title': {level: 'warn', summary: 'Each page has a title of its own.'},
  'duplicate-description': {level: 'off', summary: 'Each page has a description of its own.'},
  'duplicate-id': {level: 'error', summary: 'An id stands once in a page.'},
  'missing-alt': {level: 'error', summary: 'Images have alternative texts.'},
  'missing-title': {level: 'error', summary: 'Every page has a title.'},
  'missing-lang': {level: 'error', summary: 'Every page names its language.'},
  'mixed-content': {level: 'error', summary: 'An encrypted site loads nothing without encryption.'},
  'broken-external-link': {level: 'error', summary: 'Links to other sites lead to something.'},
  'external-link-unreachable': {level: 'warn', summary: 'Other sites that are linked to answer.'},
  'lost-url': {level: 'error', summary: 'Addresses of the last deployed site still work.'},
  'lost-anchor': {level: 'warn', summary: 'Anchors of the last deployed site still work.'},
  'budget-exceeded': {level: 'error', summary: 'Pages weigh no more than their budgets.'},
  'output-stale': {level: 'warn', summary: 'The output was built from the sources of now.'}
}

/** All rules, in the order of reports. */
export const RULE_NAMES = Object.keys(RULES) as readonly CheckRule[]

/** What a rule means for a site. */
export function levelOf(
  rule: CheckRule,
  rules: Readonly<Partial<Record<CheckRule, CheckLevel>>>
): CheckLevel {
  return rules[rule] ?? RULES[rule].level
}
