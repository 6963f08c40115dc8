import {contrastOf, formatHex, type Oklch} from './oklch.js'

/** The color modes. */
export type Mode = 'light' | 'dark'

/** Ten colors of one hue, from a tint of the background to a color for large text. */
export type AccentSteps = readonly string[]

/**
 * Steps 1 to 5: tints, borders and fills. Their lightness is fixed, and their chroma is a share of
 * the accent's.
 */
const TINTS: Readonly<Record<Mode, readonly (readonly [lightness: number, chroma: number])[]>> = {
  light: [
    [0.98, 0.1],
    [0.955, 0.22],
    [0.91, 0.4],
    [0.85, 0.6],
    [0.76, 0.85]
  ],
  dark: [
    [0.22, 0.2],
    [0.26, 0.3],
    [0.32, 0.45],
    [0.39, 0.6],
    [0.46, 0.8]
  ]
}

/**
 * Steps 6 to 10 by contrast: borders with a meaning, links and buttons, text on tints, text, and strong text.
 */
const RATIOS = [3, 4.6, 5.6, 7.1, 11]

/**
 * Backgrounds of steps 6 to 10: the lightest and darkest of the theme's surfaces, from the page to
 * hovered items. They're gray, because their tint is too weak to matter.
 */
const SURFACES: Readonly<Record<Mode, readonly string[]>> = {
  light: ['#ffffff', '#f2f4f3'],
  dark: ['#0b0d0c', '#222423']
}

/** Lightness of step 6 before it has enough contrast. */
const FIRST: Readonly<Record<Mode, number>> = {light: 0.9, dark: 0.3}

/** Limits of the accent's lightness. They leave room for stronger shades. */
const LIMITS: Readonly<Record<Mode, readonly [least: number, most: number]>> = {
  light: [0.36, 1],
  dark: [0, 0.84]
}

/**
 * Creates the steps of an accent. Text in steps 7 and up has a contrast of at least 4.5 on all surfaces. Step 7 is
 * the accent itself if that's enough.
 */
export function createAccentSteps(accent: Oklch, mode: Mode): AccentSteps {
  const {chroma, hue} = accent
  const tints = TINTS[mode].map(([lightness, part]) =>
    formatHex({lightness, chroma: chroma * part, hue})
  )
  const [edge = 3, ...ratios] = RATIOS
  const first = findLightness({...accent, lightness: FIRST[mode]}, edge, mode)
  const [least, most] = LIMITS[mode]
  let start = Math.min(most, Math.max(least, accent.lightness))
  const readable = ratios.map((ratio) => {
    const lightness = findLightness({...accent, lightness: start}, ratio, mode)
    // Steps differ, even if the accent has enough contrast for several.
    start = lightness + (mode === 'light' ? -0.03 : 0.03)
    return lightness
  })
  return [...tints, ...[first, ...readable].map((lightness) => formatHex({...accent, lightness}))]
}

/** Returns the lightness closest to the color's that has enough contrast on all surfaces. */
function findLightness(color: Oklch, ratio: number, mode: Mode): number {
  const step = mode === 'light' ? -0.004 : 0.004
  let {lightness} = color
  while (lightness > -step && lightness < 1 && !isReadable({...color, lightness}, ratio, mode))
    lightness += step
  return Math.min(1, Math.max(0, lightness))
}

function isReadable(color: Oklch, ratio: number, mode: Mode): boolean {
  const hex = formatHex(color)
  return SURFACES[mode].every((surface) => contrastOf(hex, surface) >= ratio)
}
