import {expect, test} from 'vitest'
import {createAccentSteps} from './accent-steps.js'
import {contrastOf, formatHex, parseHex} from './oklch.js'

const ACCENTS = [
  '#2e8555',
  '#25c2a0',
  '#ffd60a',
  '#e11d48',
  '#0000ff',
  '#00ffff',
  '#777',
  '#000',
  '#fff'
]
const SURFACES = {light: ['#ffffff', '#f2f4f3'], dark: ['#0b0d0c', '#222423']} as const
const cases = ACCENTS.flatMap((accent) =>
  (['light', 'dark'] as const).map((mode) => [accent, mode] as const)
)

function create(accent: string, mode: 'light' | 'dark') {
  return createAccentSteps(parseHex(accent) ?? {lightness: 0, chroma: 0, hue: 0}, mode)
}

test.each(cases)('%s has ten different steps with enough contrast in %s mode', (accent, mode) => {
  const steps = create(accent, mode)
  expect(new Set(steps).size).toBe(10)
  const ratios = steps.map((step) =>
    Math.min(...SURFACES[mode].map((one) => contrastOf(step, one)))
  )
  const readable = ratios.slice(5)
  expect(readable.toSorted((a, b) => a - b)).toEqual(readable)
  for (const [index, minimum] of [3, 4.5, 5.5, 7, 10.5].entries())
    expect(readable[index]).toBeGreaterThanOrEqual(minimum)
})

test('text on an accent button is readable in both modes', () => {
  for (const accent of ACCENTS) {
    expect(contrastOf(create(accent, 'light')[7] ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrastOf(create(accent, 'dark')[6] ?? '', '#111412')).toBeGreaterThanOrEqual(4.5)
  }
})

test('an accent that is dark enough for links keeps its color', () => {
  expect(create('#1e3fae', 'light')).toContain('#1e3fae')
})

test.each(['#2e8555', '#25c2a0', '#ff0000', '#abc'])('reads and writes %s', (hex) => {
  const color = parseHex(hex)
  const full = hex.length === 4 ? hex.replace(/[\da-f]/g, '$&$&') : hex
  expect(color && formatHex(color)).toBe(full)
})

test('other strings aren’t colors', () => {
  expect(['red', '2e8555', '#2e855', ''].map(parseHex)).toEqual(Array(4).fill(undefined))
})
