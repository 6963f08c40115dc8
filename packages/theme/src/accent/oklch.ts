/** Linear RGB channels, from 0 to 1. */
type Linear = readonly [red: number, green: number, blue: number]

/** A color by perceived lightness (0 to 1), chroma and hue in degrees. */
export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

/** Parses `#rgb` or `#rrggbb`. Returns `undefined` for anything else. */
export function parseHex(text: string): Oklch | undefined {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text)?.[1]
  if (digits === undefined) return undefined
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return fromLinear(hexToLinear(full))
}

/** Formats a color as `#rrggbb`. Colors outside the sRGB gamut lose chroma, not lightness. */
export function formatHex({lightness, chroma, hue}: Oklch): string {
  let shown = chroma
  while (shown > 0 && !isShown(toLinear({lightness, chroma: shown, hue}))) shown -= 0.002
  const channels = toLinear({lightness, chroma: Math.max(0, shown), hue})
  return `#${channels.map((value) => toByte(value).toString(16).padStart(2, '0')).join('')}`
}

/** Returns the contrast ratio of two `#rrggbb` colors, from 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = hexToLinear(hex.slice(1))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function hexToLinear(digits: string): Linear {
  const channel = (start: number) => {
    const value = Number.parseInt(digits.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(0), channel(2), channel(4)]
}

function isShown(channels: Linear): boolean {
  return channels.every((value) => value >= -0.0005 && value <= 1.0005)
}

function toByte(value: number): number {
  const limited = Math.min(1, Math.max(0, value))
  const encoded = limited <= 0.0031308 ? limited * 12.92 : 1.055 * limited ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
}

/** Converts OKLCH to linear sRGB by way of OKLab and LMS (CSS Color 4, section 10.3). */
function toLinear({lightness, chroma, hue}: Oklch): Linear {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const cube = (x: number, y: number) => (lightness + x * a + y * b) ** 3
  const long = cube(0.3963377774, 0.2158037573)
  const medium = cube(-0.1055613458, -0.0638541728)
  const short = cube(-0.0894841775, -1.291485548)
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short
  ]
}

/** The inverse of `toLinear`. */
function fromLinear([red, green, blue]: Linear): Oklch {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
  }
}
