/** A color in CSS notation with six hexadecimal digits: `#2e8555`. */
export type HexColor = `#${string}`

/** Red, green and blue from 0 to 1. */
type Channels = readonly [red: number, green: number, blue: number]

/** Parses a typed color: three or six hexadecimal digits, with or without `#`. */
export function parseColor(text: string): HexColor | undefined {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase()
  if (!digits) return undefined
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
}

/**
 * Reduces the lightness (HSL) of a color by a fraction of its value, e.g. by a tenth for 0.1. A
 * negative fraction makes it lighter.
 */
export function darken(color: HexColor, part: number): HexColor {
  const {hue, saturation, lightness} = toHsl(channelsOf(color))
  const next = Math.min(1, lightness * (1 - part))
  const spread = saturation * Math.min(next, 1 - next)
  const channel = (offset: number) => {
    const place = (offset + hue * 12) % 12
    return next - spread * Math.max(-1, Math.min(place - 3, 9 - place, 1))
  }
  return toHex([channel(0), channel(8), channel(4)])
}

/** Returns the contrast of two colors, from 1 to 21 (WCAG 2.2). */
export function contrast(one: HexColor, other: HexColor): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Returns the WCAG level that a contrast meets for text (WCAG 2.2, 1.4.3 and 1.4.6). */
export function rateContrast(ratio: number): 'AAA' | 'AA' | 'Fail' {
  if (ratio >= 7) return 'AAA'
  return ratio >= 4.5 ? 'AA' : 'Fail'
}

function channelsOf(color: HexColor): Channels {
  const channel = (start: number) => Number.parseInt(color.slice(start, start + 2), 16) / 255
  return [channel(1), channel(3), channel(5)]
}

/** Rounds halves down, as in Docusaurus's published shades of `#2e8555`. */
function toHex(channels: Channels): HexColor {
  const digits = channels.map((channel) =>
    Math.round(channel * 255 - 1e-6)
      .toString(16)
      .padStart(2, '0')
  )
  return `#${digits.join('')}`
}

/** Hue in turns, saturation and lightness from 0 to 1. */
function toHsl([red, green, blue]: Channels) {
  const [maximum, minimum] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const [lightness, spread] = [(maximum + minimum) / 2, maximum - minimum]
  if (spread === 0) return {hue: 0, saturation: 0, lightness}
  const saturation = spread / (1 - Math.abs(2 * lightness - 1))
  if (maximum === red) return {hue: (((green - blue) / spread + 6) % 6) / 6, saturation, lightness}
  const sixths = maximum === green ? (blue - red) / spread + 2 : (red - green) / spread + 4
  return {hue: sixths / 6, saturation, lightness}
}

function luminance(color: HexColor): number {
  const [red, green, blue] = channelsOf(color).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  ) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
