import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {DESIGN_ACCENTS, DESIGNS} from '../designs/designs.js'
import {createAccentCss} from './accent-css.js'
import {createAccentSteps} from './accent-steps.js'
import {parseHex} from './oklch.js'

test('recolors the primary color, its shades and the neutral colors in both modes', () => {
  const css = createAccentCss('#6d28d9')
  const [light = '', dark = ''] = css.split('@media not print')
  expect(light).toMatch(/^:root\{--lectern-hue:\d+;--lectern-accent-1:#/)
  for (const mode of [light, dark]) {
    for (const end of ['', '-light', '-lighter', '-lightest', '-dark', '-darker', '-darkest'])
      expect(mode).toContain(`--ifm-color-primary${end}:var(--lectern-accent-`)
    expect(mode.match(/--lectern-accent-\d+:#[\da-f]{6}/g)).toHaveLength(10)
    expect(mode).toMatch(/--lectern-second-accent:#[\da-f]{6}/)
  }
})

test('adds nothing without an accent', () => {
  expect(createAccentCss(undefined)).toBe('')
})

function read(name: string): string {
  return readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
}

test('the stylesheet has the generated steps of the default accent', () => {
  const css = read('styles/tokens.css')
  for (const [accent, mode] of [
    ['#2e8555', 'light'],
    ['#25c2a0', 'dark']
  ] as const) {
    const color = parseHex(accent)
    const steps = color ? createAccentSteps(color, mode) : []
    expect(steps).toHaveLength(10)
    for (const [index, step] of steps.entries())
      expect(css).toContain(`--lectern-accent-${index + 1}: ${step};`)
  }
})

test.each(DESIGNS)('%s has the generated steps of its accent', (design) => {
  const css = read(`designs/${design}.css`)
  const declarations = createAccentCss(DESIGN_ACCENTS[design]).match(/--[\w-]+:[^;{}]+/g) ?? []
  const steps = declarations.filter((one) => !one.startsWith('--lectern-hue'))
  expect(steps.length).toBeGreaterThan(30)
  for (const step of steps) expect(css).toContain(`${step.replace(':', ': ')};`)
})
