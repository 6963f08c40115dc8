/** Sections that contain a term, and the term's impact on each. */
export type Postings = readonly (readonly [section: number, impact: number])[]

/** Digits in ascending order. None of them needs escaping in JSON. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'
/** Marks characters that aren't digits. */
const INVALID = 255
/** Digit values by character code. A table, because decoding is performance-critical. */
const VALUES = Uint8Array.from({length: 128}, (_, code) => {
  const value = DIGITS.indexOf(String.fromCharCode(code))
  return value < 0 ? INVALID : value
})

/** Highest impact that can be encoded. */
export const HIGHEST_IMPACT = DIGITS.length - 1

/**
 * Encodes a number with 5 bits per digit, lowest digit first. Digits of 32 and above mean that
 * another digit follows.
 */
export function encodeNumber(number: number): string {
  let text = ''
  let rest = number
  for (; rest >= 32; rest = Math.floor(rest / 32)) text += DIGITS[32 + (rest % 32)]
  return text + DIGITS[rest]
}

/**
 * Encodes postings, which must be sorted by section. Each posting is the difference from the
 * previous section, followed by the impact.
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
 * Decodes postings one by one, without creating an array, since there can be thousands.
 *
 * @throws if the text isn't a result of `encodePostings`, for example because a file was truncated.
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

/** Postings, decoded only within a range of sections. */
export interface SplitPostings {
  before: string
  /** Last section before the range, or -1. */
  previous: number
  inside: Postings
  /** First section after the range, and the encoded text that follows its number. */
  next?: {section: number; rest: string}
}

/**
 * Splits encoded postings at a range of sections. When a page is edited, only its own sections have
 * to be decoded.
 */
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

/** Encodes split postings again, with new postings for the range. */
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
