import type {CheckSummary} from './check-summary.js'
import type {LocatedFinding} from './finding.js'

/** Formats findings as a JSON object. `version` increases when its fields change. */
export function formatFindingsJson(
  findings: readonly LocatedFinding[],
  summary: CheckSummary
): string {
  const {pages, errors, warnings} = summary
  return `${JSON.stringify(
    {
      version: 1,
      pages,
      errors,
      warnings,
      findings: findings.map(({rule, level, message, hint, target, position, pages}) => ({
        rule,
        level,
        message,
        hint,
        target,
        file: position?.file,
        line: position?.line,
        column: position?.column,
        pages
      }))
    },
    null,
    2
  )}\n`
}
