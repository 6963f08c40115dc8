import {createAccentSteps, type AccentSteps, type Mode} from './accent-steps.js'
import {type Oklch, parseHex} from './oklch.js'

/** Accent step of the primary color and each of its shades, keyed by the variable's suffix. */
const SHADES: Readonly<Record<Mode, Readonly<Record<string, number>>>> = {
  light: {
    ...{'': 7, '-dark': 8, '-darker': 8, '-darkest': 9},
    ...{'-light': 6, '-lighter': 6, '-lightest': 5}
  },
  dark: {
    ...{'': 7, '-dark': 6, '-darker': 6, '-darkest': 5},
    ...{'-light': 8, '-lighter': 8, '-lightest': 9}
  }
}

/** Hue angle between the accent and the second accent, in degrees. */
const SECOND_ANGLE = 75

/**
 * Creates the CSS variables of an accent: its steps in both color modes, and the hue of the neutral
 * colors. Returns an empty string without an accent, because the theme's stylesheet contains the
 * default one.
 *
 * @param accent - `#rgb` or `#rrggbb`.
 */
export function createAccentCss(accent: string | undefined): string {
  const color = accent === undefined ? undefined : parseHex(accent)
  if (!color) return ''
  const hue = Math.round(color.hue)
  return (
    `:root{--lectern-hue:${hue};${declare(color, 'light')}}` +
    `@media not print{html[data-theme='dark']{${declare(color, 'dark')}}}`
  )
}

function declare(color: Oklch, mode: Mode): string {
  const steps = createAccentSteps(color, mode)
  const second = createAccentSteps({...color, hue: (color.hue + SECOND_ANGLE) % 360}, mode)
  return [
    ...steps.map((step, index) => `--lectern-accent-${index + 1}:${step}`),
    `--lectern-second-accent:${stepAt(second, 7)}`,
    ...Object.entries(SHADES[mode]).map(
      ([name, step]) => `--ifm-color-primary${name}:var(--lectern-accent-${step})`
    )
  ].join(';')
}

function stepAt(steps: AccentSteps, step: number): string {
  return steps[step - 1] ?? ''
}
