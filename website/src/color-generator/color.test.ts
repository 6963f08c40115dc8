import {expect, test} from 'vitest'
import {contrast, darken, parseColor, rateContrast} from './color.js'

test.each([
  ['#2E8555', '#2e8555'],
  ['25c2a0', '#25c2a0'],
  [' #0af ', '#00aaff'],
  ['', undefined],
  ['green', undefined],
  ['#12345', undefined],
  ['#2e8555; }', undefined]
])('%j is read as %s', (text, color) => {
  expect(parseColor(text)).toBe(color)
})

test.each([
  ['#2e8555', 0.1, '#29784c'],
  ['#2e8555', -0.3, '#3cad6e'],
  ['#ffffff', -0.3, '#ffffff'],
  ['#000000', -0.3, '#000000'],
  ['#808080', 0.5, '#404040'],
  ['#55aa55', 0.1, '#4c994c'],
  ['#ff0000', 0.2, '#cc0000'],
  ['#0000ff', 0.2, '#0000cc'],
  ['#ff00aa', 0, '#ff00aa']
] as const)('%s with %s of its lightness less is %s', (color, part, expected) => {
  expect(darken(color, part)).toBe(expected)
})

test('contrast ranges from 1 to 21, regardless of the order of the colors', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#ffffff', '#000000')).toBe(21)
  expect(contrast('#2e8555', '#2e8555')).toBe(1)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

test.each([
  [7, 'AAA'],
  [6.99, 'AA'],
  [4.5, 'AA'],
  [4.49, 'Fail']
])('a contrast of %s is rated %s', (ratio, rating) => {
  expect(rateContrast(ratio)).toBe(rating)
})
