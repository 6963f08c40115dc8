/** Sections that contain a term, and the term's impact in each section. */
export type Postings = readonly (readonly [section: number, impact: number])[]

/** Digits, which don't need escaping in JSON, in ascending order. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'
/** Marks characters that aren't digits. */
const INVALID = 255
/** Digit values by character code, since decoding is performance-critical. */
const VALUES = Uint8Array.from({length: 128}, (_, code) => {
  const value = DIGITS.indexOf(String.fromCharCode(code))
  return value < 0 ? INVALID : value
})

/** The highest impact that can be encoded. */
export const HIGHEST_IMPACT = DIGITS.length - 1

/** Encodes a number with 5 bits per digit, lowest first. Digits of 32 and above are followed by more digits. */
export function encodeNumber(number: number): string {
  let text = ''
  let rest = number
  for (; rest >= 32; rest = Math.floor(rest / 32)) text += DIGITS[32 + (rest % 32)]
  return text + DIGITS[rest]
}

/**
 * Encodes postings, which are sorted by section: the difference to the previous section, then the impact.
 *
 * @param previous - Section of the posting before the first one.
 */
export function encodePostings(postings: Postings, previous = -1): string {
  let text = ''
  let last = previous
  for (const [section, impact] of postings) {
    text += encodeNumber(section - last - 1) + DIGITS[impact]
    last = section
  }
  return text
}

/**
 * Decodes postings one by one, since there can be thousands.
 *
 * @throws if the input isn't a result of `encodePostings`, e.g. because a file was truncated.
 */
export function readPostings(text: string, take: (section: number, impact: number) => void): void {
  let at = 0
  let section = -1
  while (at < text.length) {
    let step = 0
    for (let unit = 1; ; unit *= 32) {
      const digit = valueAt(text, at++)
      step += (digit % 32) * unit
      if (digit < 32) break
    }
    section += step + 1
    take(section, valueAt(text, at++))
  }
}

/** Encoded postings with a decoded range of sections. */
export interface SplitPostings {
  before: string
  /** Last section before the range, or -1. */
  previous: number
  inside: Postings
  /** First section after the range, and the text after its number. */
  next?: {section: number; rest: string}
}

/** Splits encoded postings at a range of sections, so that an edit only decodes the sections of one page. */
export function splitPostings(text: string, first: number, last: number): SplitPostings {
  const inside: [number, number][] = []
  let start = text.length
  let previous = -1
  let section = -1
  for (let at = 0; at < text.length; ) {
    const begin = at
    let step = 0
    for (let unit = 1; ; unit *= 32) {
      const digit = valueAt(text, at++)
      step += (digit % 32) * unit
      if (digit < 32) break
    }
    section += step + 1
    if (section < first) previous = section
    else start = Math.min(start, begin)
    if (section > last)
      return {before: text.slice(0, start), previous, inside, next: {section, rest: text.slice(at)}}
    const impact = valueAt(text, at++)
    if (section >= first) inside.push([section, impact])
  }
  return {before: text.slice(0, start), previous, inside}
}

/** Encodes the result of `splitPostings` with other postings in the range. */
export function joinPostings({before, previous, next}: SplitPostings, inside: Postings): string {
  const text = before + encodePostings(inside, previous)
  if (!next) return text
  const last = inside.at(-1)?.[0] ?? previous
  return text + encodeNumber(next.section - last - 1) + next.rest
}

/** Decodes a sequence of numbers. */
export function* decodeNumbers(text: string): Generator<number> {
  let number = 0
  let unit = 1
  for (let at = 0; at < text.length; at++) {
    const digit = valueAt(text, at)
    number += (digit % 32) * unit
    unit *= 32
    if (digit >= 32) continue
    yield number
    number = 0
    unit = 1
  }
}

function valueAt(text: string, at: number): number {
  const value = VALUES[text.charCodeAt(at)] ?? INVALID
  if (value === INVALID) throw new Error('A part of the search index is damaged.')
  return value
}
