import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {addCounts, readPlaywrightCounts, readVitestCounts} from './test-counts.mjs'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'lectern-counts-'))
})
afterEach(() => rmSync(dir, {recursive: true, force: true}))

/** @param {unknown} report */
function write(report) {
  const file = path.join(dir, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

test('counts the tests in a Vitest report', () => {
  const counts = {numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1}
  const testResults = [{status: 'failed', assertionResults: [{}]}]
  expect(readVitestCounts(write({...counts, testResults}))).toEqual({
    passed: 7,
    failed: 2,
    skipped: 2
  })
})

test('a test file that does not load counts as one failure', () => {
  const counts = {numPassedTests: 7, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0}
  const testResults = [{status: 'failed', assertionResults: []}]
  expect(readVitestCounts(write({...counts, testResults}))).toEqual({
    passed: 7,
    failed: 1,
    skipped: 0
  })
})

test('a browser test that passes on the second try counts as passed', () => {
  const stats = {expected: 4, unexpected: 1, flaky: 1, skipped: 3}
  expect(readPlaywrightCounts(write({stats, errors: []}))).toEqual({
    passed: 5,
    failed: 1,
    skipped: 3
  })
})

test('a failed browser setup counts as a failure, although no test ran', () => {
  const stats = {expected: 0, unexpected: 0, flaky: 0, skipped: 0}
  expect(readPlaywrightCounts(write({stats, errors: [{}]})).failed).toBe(1)
})

test('a run without a report counts as one failure', () => {
  expect(readVitestCounts(path.join(dir, 'absent.json')).failed).toBe(1)
  expect(readPlaywrightCounts(path.join(dir, 'absent.json')).failed).toBe(1)
})

test('counts of several runs add up', () => {
  const one = {passed: 1, failed: 2, skipped: 3}
  expect(addCounts(one, one)).toEqual({passed: 2, failed: 4, skipped: 6})
})
