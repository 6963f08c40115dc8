import {existsSync, readFileSync} from 'node:fs'

/** @typedef {{passed: number, failed: number, skipped: number}} TestCounts */

/** A run that wrote no report broke before its first test: that is one failure, not none. */
const NO_REPORT = Object.freeze({passed: 0, failed: 1, skipped: 0})

/**
 * Counts of a vitest run. A file that cannot be loaded has no tests to count and counts as one
 * failure itself.
 *
 * @param {string} reportFile of the reporter `json`
 * @returns {TestCounts}
 */
export function readVitestCounts(reportFile) {
  if (!existsSync(reportFile)) return NO_REPORT
  /** @type {{numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: {status: string, assertionResults: unknown[]}[]}} */
  const report = JSON.parse(readFileSync(reportFile, 'utf8'))
  const broken = report.testResults.filter(
    ({status, assertionResults}) => status === 'failed' && assertionResults.length === 0
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests
  }
}

/**
 * Counts of a Playwright run. A test that passed only when it was repeated counts as passed; Playwright names
 * it as flaky, with its error.
 *
 * @param {string} reportFile of the reporter `json`
 * @returns {TestCounts}
 */
export function readPlaywrightCounts(reportFile) {
  if (!existsSync(reportFile)) return NO_REPORT
  /** @type {{stats: {expected: number, unexpected: number, flaky: number, skipped: number}, errors: unknown[]}} */
  const {stats, errors} = JSON.parse(readFileSync(reportFile, 'utf8'))
  const failed = stats.unexpected
  return {
    passed: stats.expected + stats.flaky,
    // Errors outside tests, such as a broken set-up, are in no other count.
    failed: failed === 0 && errors.length > 0 ? errors.length : failed,
    skipped: stats.skipped
  }
}

/**
 * @param {TestCounts} left
 * @param {TestCounts} right
 * @returns {TestCounts}
 */
export function addCounts(left, right) {
  return {
    passed: left.passed + right.passed,
    failed: left.failed + right.failed,
    skipped: left.skipped + right.skipped
  }
}
