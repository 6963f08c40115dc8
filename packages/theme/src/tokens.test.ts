import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {darkPrismTheme, lightPrismTheme} from './config/prism-themes.js'

const css = readFileSync(new URL('./styles/tokens.css', import.meta.url), 'utf8')
const [light, dark] = [readTokens(':root {'), readTokens("html[data-theme='dark'] {")]

const modes = [
  ['light', light, lightPrismTheme],
  ['dark', {...light, ...dark}, darkPrismTheme]
] as const

test.each(modes)('text has enough contrast in %s mode', (_mode, tokens) => {
  const on = (text: string, surface: string) =>
    contrast(colorOf(tokens, text), colorOf(tokens, surface))
  for (const surface of ['--surface', '--surface-raised', '--surface-sunken']) {
    expect(on('--text', surface)).toBeGreaterThanOrEqual(7)
    expect(on('--text-strong', surface)).toBeGreaterThanOrEqual(7)
    expect(on('--text-muted', surface)).toBeGreaterThanOrEqual(4.5)
    expect(on('--text-faint', surface)).toBeGreaterThanOrEqual(4.5)
  }
})

test.each(modes)(
  'links and meaningful borders have enough contrast in %s mode',
  (_mode, tokens) => {
    const surface = colorOf(tokens, '--surface')
    expect(contrast(colorOf(tokens, '--ifm-color-primary'), surface)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colorOf(tokens, '--border-strong'), surface)).toBeGreaterThanOrEqual(3)
  }
)

test.each(modes)('highlighted code is readable in %s mode', (_mode, tokens, theme) => {
  const surface = colorOf(tokens, '--ifm-pre-background')
  const colors = theme.styles.flatMap(({style}) => (style.color ? [String(style.color)] : []))
  const ratios = colors.map((color) => contrast(luminance(color), surface))
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5)
})

test('code blocks stand out from the page in dark mode', () => {
  const tokens = {...light, ...dark}
  const [block, page] = ['--ifm-pre-background', '--surface'].map((name) => colorOf(tokens, name))
  expect(contrast(block ?? 0, page ?? 0)).toBeGreaterThanOrEqual(1.08)
})

type Tokens = Readonly<Record<string, string>>

function readTokens(start: string): Tokens {
  const from = css.indexOf(start)
  const block = css.slice(from, css.indexOf('}', from))
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.replace('var(--lectern-hue)', '165')
    ])
  )
}

/** Returns the relative luminance of a token. Follows references to other tokens. */
function colorOf(tokens: Tokens, name: string): number {
  const value = tokens[name] ?? ''
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  return reference ? colorOf(tokens, reference) : luminance(value)
}

function luminance(color: string): number {
  const [red, green, blue] = color.startsWith('#') ? linearHex(color) : linearOklch(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(left: number, right: number): number {
  return (Math.max(left, right) + 0.05) / (Math.min(left, right) + 0.05)
}

type Linear = readonly [number, number, number]

function linearHex(color: string): Linear {
  const channel = (start: number) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

/** CSS Color 4, section 10.3: OKLCH by way of OKLab and LMS to linear sRGB. */
function linearOklch(color: string): Linear {
  const [lightness = 0, chroma = 0, hue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const cube = (x: number, y: number) => (lightness / 100 + x * a + y * b) ** 3
  const long = cube(0.3963377774, 0.2158037573)
  const medium = cube(-0.1055613458, -0.0638541728)
  const short = cube(-0.0894841775, -1.291485548)
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short
  ]
}
