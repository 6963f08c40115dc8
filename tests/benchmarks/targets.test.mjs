import {expect, test} from 'vitest'
import {checkTargets} from './targets.mjs'

/** @typedef {import('./measure-generator.mjs').GeneratorFigures} GeneratorFigures */

/**
 * @param {number} pages
 * @param {Partial<GeneratorFigures>} [changes]
 * @returns {GeneratorFigures}
 */
function figures(pages, changes) {
  const series = (/** @type {number} */ seconds) => ({seconds, cpuSeconds: 1, peakBytes: 6e8})
  return {
    name: 'Lectern',
    pages,
    runs: 3,
    baseline: series(4),
    cold: series(5),
    warm: series(0.5),
    edit: series(0.9),
    stale: false,
    repeatable: true,
    outputBytes: pages * 20_000,
    weight: {html: 8000, mainJs: 90_000, js: 110_000, css: 12_000},
    ...changes
  }
}

/** @param {readonly GeneratorFigures[]} sizes */
function failures(sizes) {
  return checkTargets(sizes)
    .filter(({pass}) => !pass)
    .map(({pages, name, value, target}) => `${pages}: ${name} ${value}, wanted ${target}`)
}

test('figures within every limit pass', () => {
  expect(failures([figures(100), figures(1000), figures(10_000)])).toEqual([])
})

test('MDX is compared with Markdown of the same size', () => {
  const mdx = (/** @type {number} */ seconds) =>
    figures(1000, {cold: {seconds, cpuSeconds: 1, peakBytes: 1}, stale: seconds > 8})
  const failed = (/** @type {number} */ seconds) =>
    checkTargets([figures(100), figures(1000)], [mdx(seconds)]).filter(({pass}) => !pass)
  expect(failed(7.5)).toEqual([])
  expect(failed(8.1).map(({name, value}) => [name, value])).toEqual([
    ['cold build, MDX / Markdown', '1.620 ×'],
    ['an edited sentence is in its page, MDX', 'no']
  ])
})

test('each figure beyond its limit fails by name', () => {
  const slow = (/** @type {number} */ seconds) => ({seconds, cpuSeconds: 1, peakBytes: 2e9})
  const changes = {
    baseline: slow(40),
    cold: slow(60),
    warm: slow(10),
    edit: slow(20),
    stale: true,
    repeatable: false,
    outputBytes: 2.3e8,
    weight: {html: 1, mainJs: 91_000, js: 115_001, css: 15_600}
  }
  expect(failures([figures(1000), figures(10_000, changes)])).toEqual([
    '10000: cold build / yardstick 1.500 ×, wanted ≤ 1.3 ×',
    '10000: warm build / yardstick 0.250 ×, wanted ≤ 0.15 ×',
    '10000: build after one edit / yardstick 0.500 ×, wanted ≤ 0.25 ×',
    '10000: warm build 10.00 s, wanted ≤ 3 s',
    '10000: build after one edit 20.00 s, wanted ≤ 4 s',
    '10000: peak memory 2000 MB, wanted ≤ 1000 MB',
    '10000: JavaScript of a page, gzip 115.0 KB, wanted ≤ 115 KB',
    '10000: CSS of a page, gzip 15.6 KB, wanted ≤ 15 KB',
    '10000: warm output equals cold output, byte for byte no, wanted yes',
    '10000: an edited sentence is in its page no, wanted yes',
    '10000: main script, 10000 pages / 1000 pages 1.011 ×, wanted ≤ 1.01 ×',
    '10000: cold build per page, 10000 pages / 1000 pages 1.200 ×, wanted ≤ 1.15 ×',
    '10000: peak memory, 10000 pages / 1000 pages 3.333 ×, wanted ≤ 1.5 ×',
    '10000: output per page, 10000 pages / 1000 pages 1.150 ×, wanted ≤ 1.1 ×'
  ])
})
