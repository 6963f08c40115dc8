import type {LocatedFinding} from '@lectern/site-check/findings/finding'

/** Groups findings by rule, in the order of each rule's first finding. */
export function groupByRule(findings: readonly LocatedFinding[]): Map<string, LocatedFinding[]> {
  const byRule = new Map<string, LocatedFinding[]>()
  for (const finding of findings) {
    const group = byRule.get(finding.rule)
    if (group) group.push(finding)
    else byRule.set(finding.rule, [finding])
  }
  return byRule
}
