import {expect, test} from 'vitest'
import {findGrowth, renderScaleReport} from './scale-report.mjs'

/** @param {number} size @param {number} seconds */
function figures(size, seconds) {
  const bytes = {peakBytes: 200e6, meanPageBytes: 15_000, largestPageBytes: 20_000}
  return {
    size,
    pages: size + 1,
    coldSeconds: seconds,
    coldCpuSeconds: seconds,
    warmSeconds: 0.5,
    ...bytes
  }
}

/** @param {number} quarter @param {number} full seconds */
function shape(quarter, full) {
  const sizes = {quarter: figures(500, quarter), full: figures(2000, full)}
  return {name: 'wide', unit: 'siblings', ...sizes}
}

test('growth leaves out what starting takes', () => {
  expect(findGrowth(shape(2, 5), 1)).toBe(4)
})

test('what is too short to be measured does not count as growth', () => {
  expect(findGrowth(shape(1, 1.05), 1)).toBe(1)
})

test('shows a row for each size, and whether a shape grows faster than it should', () => {
  const report = {machine: 'A machine', startCpuSeconds: 1, shapes: [shape(2, 5), shape(2, 11)]}
  expect(renderScaleReport(report).split('\n').slice(-4)).toEqual([
    '| wide | 500 siblings | 501 | 2.00 | 2.0 | 0.50 | 200 | 15.0 | 20.0 |  |',
    '| wide | 2000 siblings | 2001 | 5.00 | 5.0 | 0.50 | 200 | 15.0 | 20.0 | 4.0 pass |',
    '| wide | 500 siblings | 501 | 2.00 | 2.0 | 0.50 | 200 | 15.0 | 20.0 |  |',
    '| wide | 2000 siblings | 2001 | 11.00 | 11.0 | 0.50 | 200 | 15.0 | 20.0 | 10.0 **fail** |'
  ])
})
