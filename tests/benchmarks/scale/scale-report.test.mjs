import {expect, test} from 'vitest'
import {findGrowth, renderScaleReport} from './scale-report.mjs'

/** @param {number} size @param {number} seconds */
function figures(size, seconds) {
  const bytes = {peakBytes: 200e6, meanPageBytes: 15_000, largestPageBytes: 20_000}
  const pages = size + 1
  return {
    size,
    pages,
    coldSeconds: seconds / 2,
    coldCpuSeconds: seconds,
    warmSeconds: 0.5,
    ...bytes
  }
}

/** @param {number} quarter @param {number} half @param {number} full seconds */
function shape(quarter, half, full) {
  const sizes = /** @type {const} */ ([
    figures(500, quarter),
    figures(1000, half),
    figures(2000, full)
  ])
  return {name: 'wide', unit: 'siblings', sizes}
}

test('growth excludes the startup time', () => {
  expect(findGrowth(shape(3, 4, 6))).toBe(2)
  expect(findGrowth(shape(103, 104, 106))).toBe(2)
})

test('quadratic cost is four times as high', () => {
  expect(findGrowth(shape(1 + 4, 1 + 16, 1 + 64))).toBe(4)
})

test("times that are too short to measure don't count as growth", () => {
  expect(findGrowth(shape(1, 1.05, 1.3))).toBeUndefined()
  expect(findGrowth(shape(1, 1, 1.5))).toBe(2.5)
})

test('shows a row per size, and whether growth is superlinear', () => {
  const report = {
    machine: 'A machine',
    shapes: [shape(2, 3, 5), shape(2, 3, 1 + 2), shape(2, 3, 6)]
  }
  expect(renderScaleReport(report).split('\n').slice(-9)).toEqual([
    '| wide | 500 siblings | 501 | 1.00 | 2.0 | 0.50 | 200 | 15.0 | 20.0 |  |',
    '| wide | 1000 siblings | 1001 | 1.50 | 3.0 | 0.50 | 200 | 15.0 | 20.0 |  |',
    '| wide | 2000 siblings | 2001 | 2.50 | 5.0 | 0.50 | 200 | 15.0 | 20.0 | 2.0 pass |',
    '| wide | 500 siblings | 501 | 1.00 | 2.0 | 0.50 | 200 | 15.0 | 20.0 |  |',
    '| wide | 1000 siblings | 1001 | 1.50 | 3.0 | 0.50 | 200 | 15.0 | 20.0 |  |',
    '| wide | 2000 siblings | 2001 | 1.50 | 3.0 | 0.50 | 200 | 15.0 | 20.0 | not seen, pass |',
    '| wide | 500 siblings | 501 | 1.00 | 2.0 | 0.50 | 200 | 15.0 | 20.0 |  |',
    '| wide | 1000 siblings | 1001 | 1.50 | 3.0 | 0.50 | 200 | 15.0 | 20.0 |  |',
    '| wide | 2000 siblings | 2001 | 3.00 | 6.0 | 0.50 | 200 | 15.0 | 20.0 | 3.0 **fail** |'
  ])
})
