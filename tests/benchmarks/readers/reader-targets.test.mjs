import {expect, test} from 'vitest'
import {describeNotes} from './measure-slow-phone.mjs'
import {renderReaderReport} from './reader-report.mjs'
import {checkReaderTargets} from './reader-targets.mjs'
import {readLighthouseReport} from './run-lighthouse.mjs'

const lighthouse = {
  kind: 'home',
  performance: 98,
  accessibility: 100,
  bestPractices: 96,
  seo: 100,
  shift: 0.0004,
  failed: ['errors-in-console']
}
const slowPhone = {
  kind: 'generated document',
  fcp: 640.4,
  lcp: 640.4,
  blocking: 51,
  shift: 0,
  longest: 90,
  requests: 9,
  bytes: 123_456
}

test('compares each figure with its limit', () => {
  const checks = checkReaderTargets({
    lighthouse: [lighthouse],
    slowPhone: [slowPhone, {...slowPhone, kind: 'home', fcp: 2000}],
    navigation: 40.2,
    interactions: [{kind: 'tab', count: 20, median: 24, p95: 104}]
  })
  expect(checks.map(({page, name, value, pass}) => [page, name, value, pass])).toEqual([
    ['home', 'Lighthouse performance', '98', false],
    ['home', 'Lighthouse accessibility', '100', true],
    ['home', 'Lighthouse best practices', '96', false],
    ['home', 'Lighthouse SEO', '100', true],
    ['home', 'layout shift', '0.000', true],
    ['generated document', 'slow phone, total blocking time', '51 ms', false],
    ['generated document', 'slow phone, first contentful paint', '640 ms', true],
    ['generated document', 'slow phone, largest after first paint', '0 ms', true],
    ['long document', 'click to heading, page fetched ahead', '40 ms', true],
    ['tab', 'interaction to next paint, p95', '104 ms', false]
  ])
})

test("doesn't check missing figures", () => {
  expect(checkReaderTargets({})).toEqual([])
})

test('counts only the part of a task after the first paint as blocking', () => {
  const tasks = /** @type {[number, number][]} */ ([
    [0, 200],
    [300, 200],
    [700, 40],
    [800, 130]
  ])
  expect(describeNotes({fcp: 400, lcp: 410, shift: 0.1, tasks})).toEqual({
    fcp: 400,
    lcp: 410,
    shift: 0.1,
    // 100 ms of the second task after the paint, and the fourth: 50 and 80 ms over the limit.
    blocking: 130,
    longest: 200
  })
})

test('lists the failed audits of a Lighthouse report', () => {
  const report = {
    categories: {
      performance: {score: 0.984, auditRefs: []},
      accessibility: {score: 1, auditRefs: [{id: 'image-alt', weight: 10}]},
      'best-practices': {score: 0.96, auditRefs: [{id: 'errors-in-console', weight: 1}]},
      seo: {score: 1, auditRefs: [{id: 'structured-data', weight: 0}]}
    },
    audits: {
      'cumulative-layout-shift': {score: 1, numericValue: 0.01},
      'image-alt': {score: 1},
      'errors-in-console': {score: 0},
      'structured-data': {score: 0}
    }
  }
  expect(readLighthouseReport(report)).toEqual({
    performance: 98,
    accessibility: 100,
    bestPractices: 96,
    seo: 100,
    shift: 0.01,
    failed: ['errors-in-console']
  })
})

test('the report has a table for each measured part', () => {
  const interactions = [{kind: 'tab', count: 20, median: 24, p95: 104}]
  const figures = {slowPhone: [slowPhone], navigation: 31, interactions}
  const checks = checkReaderTargets(figures)
  const text = renderReaderReport({machine: 'a machine', figures, checks})
  expect(text).toContain('| generated document | 640 | 640 | 51 | 90 | 0.000 | 9 | 123.5 |')
  expect(text).toContain('| Lectern | 640 | 640 | 51 | 31 |')
  expect(text).toContain('| tab | 20 | 24 | 104 |')
  expect(text).toContain(
    '| generated document | slow phone, total blocking time | 51 ms | ≤ 50 ms | FAIL |'
  )
  expect(text).not.toContain('Lighthouse, mobile')
})
