import type {PlacedFinding} from './finding.js'

/** A check in figures. */
export interface CheckSummary {
  pages: number
  errors: number
  warnings: number
}

/** Counts what was found. */
export function summarizeFindings(findings: readonly PlacedFinding[], pages: number): CheckSummary {
  const errors = findings.filter(({level}) => level === 'error').length
  return {pages, errors, warnings: findings.length - errors}
}
