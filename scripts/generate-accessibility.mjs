// Generates the accessibility conformance report from tests/accessibility/criteria.json.
import {readFileSync, writeFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {createReportPage} from './accessibility-report/report-page.mjs'

/** @typedef {import('./accessibility-report/criteria-problems.mjs').Criterion} Criterion */

/** The generated page. */
export const REPORT_FILE = fileURLToPath(
  new URL('../content/docs/accessibility-conformance.md', import.meta.url)
)
const CRITERIA_FILE = new URL('../tests/accessibility/criteria.json', import.meta.url)

/**
 * Reads the criteria, sorted by number.
 *
 * @returns {Criterion[]}
 */
export function readCriteria() {
  /** @type {Criterion[]} */
  const criteria = JSON.parse(readFileSync(CRITERIA_FILE, 'utf8'))
  return criteria.sort((left, right) => left.id.localeCompare(right.id, 'en', {numeric: true}))
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(REPORT_FILE, createReportPage(readCriteria()))
