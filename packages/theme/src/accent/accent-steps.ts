import {contrastOf, formatHex, type Oklch} from './oklch.js'

/** A color mode. */
export type Mode = 'light' | 'dark'

/** Ten shades of one hue, from a background tint to a color for strong text. */
export type AccentSteps = readonly string[]

/**
 * Steps 1 to 5: tints, borders and fills. Each has a fixed lightness and a fraction of the accent's
 * chroma.
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
 * Contrast ratios of steps 6 to 10: meaningful borders, links and buttons, text on tints, text, and
 * strong text. In dark mode, a ratio below 6 looks disabled.
 */
const RATIOS: Readonly<Record<Mode, readonly number[]>> = {
  light: [3, 4.6, 5.6, 7.1, 11],
  dark: [3, 6.6, 7.6, 9, 11.5]
}

/**
 * Backgrounds that steps 6 to 10 are measured against: the theme's lightest and darkest surfaces.
 * They're gray, because the tint is too weak to affect the contrast.
 */
const SURFACES: Readonly<Record<Mode, readonly string[]>> = {
  light: ['#ffffff', '#f2f4f3'],
  dark: ['#0b0d0c', '#222423']
}

/** Lightness at which the search for step 6 starts. */
const FIRST: Readonly<Record<Mode, number>> = {light: 0.9, dark: 0.3}

/** Range of the accent's lightness, which leaves room for stronger shades. */
const LIMITS: Readonly<Record<Mode, readonly [minimum: number, maximum: number]>> = {
  light: [0.36, 1],
  dark: [0, 0.84]
}

/**
 * Creates the steps of an accent. Steps 7 and up have a contrast of at least 4.5 on all surfaces.
 * Step 7 is the accent itself if its contrast is high enough.
 */
export function createAccentSteps(accent: Oklch, mode: Mode): AccentSteps {
  const {chroma, hue} = accent
  const tints = TINTS[mode].map(([lightness, part]) =>
    formatHex({lightness, chroma: chroma * part, hue})
  )
  const [edge = 3, ...ratios] = RATIOS[mode]
  const first = findLightness({...accent, lightness: FIRST[mode]}, edge, mode)
  const [minimum, maximum] = LIMITS[mode]
  let start = Math.min(maximum, Math.max(minimum, accent.lightness))
  const readable = ratios.map((ratio) => {
    const lightness = findLightness({...accent, lightness: start}, ratio, mode)
    // Keeps the steps distinct, even if one lightness meets several ratios.
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
