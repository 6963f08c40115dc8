import {expect, test} from 'vitest'
import {chooseWidths} from './choose-widths.js'
import {IDEAL_IMAGE} from './ideal-image-options.js'

test('returns the narrowest, the widest and widths in between', () => {
  expect(chooseWidths(3000, IDEAL_IMAGE)).toEqual([640, 1030])
  expect(chooseWidths(3000, {min: 400, max: 1000, steps: 4})).toEqual([400, 600, 800, 1000])
  expect(chooseWidths(3000, {...IDEAL_IMAGE, steps: 1})).toEqual([1030])
})

test('never enlarges an image', () => {
  expect(chooseWidths(800, IDEAL_IMAGE)).toEqual([640, 800])
  expect(chooseWidths(500, IDEAL_IMAGE)).toEqual([500])
})

test('uses the configured widths', () => {
  expect(chooseWidths(900, {...IDEAL_IMAGE, sizes: [1200, 300]})).toEqual([300, 900])
  expect(chooseWidths(900, {...IDEAL_IMAGE, size: 300})).toEqual([300])
})
