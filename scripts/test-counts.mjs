import {existsSync, readFileSync} from 'node:fs'

/** @typedef {{passed: number, failed: number, skipped: number}} TestCounts */

/** Counts for a run without a report. Such a run failed before its first test. */
const NO_REPORT = Object.freeze({passed: 0, failed: 1, skipped: 0})

/**
 * Returns a Vitest run's counts. A file that can't be loaded has no tests, so it counts as one
 * failure.
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
 * Returns a Playwright run's counts. A test that only passes on retry counts as passed. Playwright
 * reports this test as flaky, with its error.
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
    // Errors outside tests, such as a failed setup, aren't in the other counts.
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
