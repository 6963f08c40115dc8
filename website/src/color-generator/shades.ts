import {darken, type HexColor} from './color.js'

/** The two chosen colors of a color mode. All other colors are derived from them. */
export interface ModeColors {
  primary: HexColor
  background: HexColor
}

/** The colors of both modes. */
export interface Palette {
  light: ModeColors
  dark: ModeColors
}

/** Colors of the default theme (specification §9). */
export const DEFAULT_PALETTE: Palette = {
  light: {primary: '#2e8555', background: '#ffffff'},
  dark: {primary: '#25c2a0', background: '#111412'}
}

/** Suffixes of the seven shades, and how much darker each of them is (§9). */
const ADJUSTMENTS = [
  ['-lightest', -0.3],
  ['-lighter', -0.15],
  ['-light', -0.1],
  ['', 0],
  ['-dark', 0.1],
  ['-darker', 0.15],
  ['-darkest', 0.3]
] as const

/** One of the seven shades of a primary color. */
export interface Shade {
  /** Custom property of the shade. */
  property: string
  adjustment: number
  color: HexColor
}

/** Returns the seven shades of a primary color, lightest first. */
export function createShades(primary: HexColor): Shade[] {
  return ADJUSTMENTS.map(([end, adjustment]) => ({
    property: `--ifm-color-primary${end}`,
    adjustment,
    color: darken(primary, adjustment)
  }))
}

/** Returns the stylesheet of a palette, for `customCss`. */
export function renderPalette(palette: Palette): string {
  return [
    renderRule(':root', palette.light, DEFAULT_PALETTE.light),
    renderRule("html[data-theme='dark']", palette.dark, DEFAULT_PALETTE.dark)
  ].join('\n')
}

/** Leaves out the background if it's the theme's default. */
function renderRule(selector: string, colors: ModeColors, theme: ModeColors): string {
  const shades = createShades(colors.primary).map(({property, color}) => [property, color])
  const background =
    colors.background === theme.background ? [] : [['--ifm-background-color', colors.background]]
  const lines = [...shades, ...background].map(([name, value]) => `  ${name}: ${value};\n`)
  return `${selector} {\n${lines.join('')}}\n`
}
