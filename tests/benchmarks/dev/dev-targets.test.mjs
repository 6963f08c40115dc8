import {expect, test} from 'vitest'
import {checkDevTargets} from './dev-targets.mjs'

/** @typedef {import('./measure-dev.mjs').DevFigures} DevFigures */

/** @param {readonly DevFigures[]} sizes */
function failures(sizes) {
  return checkDevTargets(sizes)
    .filter(({pass}) => !pass)
    .map(({pages, name, value, target}) => `${pages}: ${name} ${value}, wanted ${target}`)
}

/**
 * @param {number} pages
 * @param {number} factor how much worse than good figures
 * @returns {DevFigures}
 */
function figures(pages, factor) {
  const start = {listening: 0.3, html: 0.5, visible: 0.7, complete: 1.4 * factor, cpu: 1}
  const edit = {median: 90 * factor, p95: 190 * factor, count: 30}
  const series = {visits: 2e8, edits: [2e8, 2e8, 2.01e8 * factor]}
  return {
    pages,
    starts: {runs: 3, cold: start, warm: {...start, complete: 0.8}},
    edits: {text: edit, component: {...edit, median: 40 * factor ** 2}, style: edit},
    memory: {resident: series, heap: series}
  }
}

test('figures within every limit pass', () => {
  expect(failures([figures(1000, 1), figures(10_000, 1)])).toEqual([])
})

test('each figure beyond its limit fails by name', () => {
  expect(failures([figures(1000, 2)])).toEqual([
    '1000: first page complete, cold start 2.80 s, wanted ≤ 1.5 s',
    '1000: edit of text visible, median 180 ms, wanted ≤ 100 ms',
    '1000: edit of text visible, p95 380 ms, wanted ≤ 200 ms',
    '1000: edit of a component visible, median 160 ms, wanted ≤ 120 ms',
    '1000: edit of a stylesheet visible, median 180 ms, wanted ≤ 120 ms',
    '1000: resident memory over the last 100 edits 2.010 ×, wanted ≤ 1.03 ×',
    '1000: heap over the last 100 edits 2.010 ×, wanted ≤ 1.03 ×'
  ])
})

test("larger sites have higher limits, and missing figures aren't checked", () => {
  const {starts} = figures(10_000, 2)
  expect(failures([{pages: 10_000, starts}])).toEqual([])
  expect(checkDevTargets([{pages: 1000}])).toEqual([])
})
