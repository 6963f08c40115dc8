import {darken, type HexColor} from './color.js'

/** The two chosen colors of a color mode. All other colors are derived from them. */
export interface ModeColors {
  primary: HexColor
  background: HexColor
}

/** The choice for both modes. */
export interface Palette {
  light: ModeColors
  dark: ModeColors
}

/** The colors of the theme as it comes (specification §9). */
export const DEFAULT_PALETTE: Palette = {
  light: {primary: '#2e8555', background: '#ffffff'},
  dark: {primary: '#25c2a0', background: '#111412'}
}

/** Ends of the names of the seven shades, and how much of the lightness each takes away (§9). */
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
  /** The custom property that holds it. */
  property: string
  adjustment: number
  color: HexColor
}

/** The seven shades of a primary color, the lightest first. */
export function createShades(primary: HexColor): Shade[] {
  return ADJUSTMENTS.map(([end, adjustment]) => ({
    property: `--ifm-color-primary${end}`,
    adjustment,
    color: darken(primary, adjustment)
  }))
}

/** The stylesheet of a palette, as it can stand in the `customCss` of a site. */
export function renderPalette(palette: Palette): string {
  return [
    renderRule(':root', palette.light, DEFAULT_PALETTE.light),
    renderRule("html[data-theme='dark']", palette.dark, DEFAULT_PALETTE.dark)
  ].join('\n')
}

/** A background that is the theme's own is left to the theme. */
function renderRule(selector: string, colors: ModeColors, theme: ModeColors): string {
  const shades = createShades(colors.primary).map(({property, color}) => [property, color])
  const background =
    colors.background === theme.background ? [] : [['--ifm-background-color', colors.background]]
  const lines = [...shades, ...background].map(([name, value]) => `  ${name}: ${value};\n`)
  return `${selector} {\n${lines.join('')}}\n`
}
