import type {LocatedFinding} from './finding.js'

/** Counts for the summary of a check. */
export interface CheckSummary {
  pages: number
  errors: number
  warnings: number
}

export function summarizeFindings(
  findings: readonly LocatedFinding[],
  pages: number
): CheckSummary {
  const errors = findings.filter(({level}) => level === 'error').length
  return {pages, errors, warnings: findings.length - errors}
}
