import {commonBase, rateTerm, type Variant} from './find-variants.js'
import type {IndexPart} from './index-part.js'
import {readPostings} from './postings.js'

/** Where a word of a query stands. */
export interface WordMatch {
  /** Per part: how much the word says in each section that has it. */
  sections: readonly ReadonlyMap<number, number>[]
  /** Terms of the index that stand for the word. */
  terms: ReadonlySet<string>
  /** How well the best of them answers it: 1 for the word itself. */
  best: number
}

/** Files that are read of one part for a word; a beginning of two letters has more. */
const MOST_FILES = 4

/** Variants that are looked at, of a beginning that many words have. */
const MOST_VARIANTS = 80

/** Find a word, its other forms and, when it may not be finished, the words that it begins. */
export async function lookUpWord(
  word: string,
  isOpen: boolean,
  parts: readonly IndexPart[]
): Promise<WordMatch> {
  const rate = (term: string) => rateTerm(word, term, isOpen)
  return collect(
    await Promise.all(parts.map((part) => part.termsFrom(commonBase(word), MOST_FILES))),
    rate
  )
}

/** Find a name as it is, or one that it begins. */
export async function lookUpName(
  name: string,
  isOpen: boolean,
  parts: readonly IndexPart[]
): Promise<WordMatch> {
  const rate = (term: string) => (term === name ? 1 : isOpen ? 0.7 : undefined)
  return collect(await Promise.all(parts.map((part) => part.termsFrom(name, isOpen ? 2 : 1))), rate)
}

/** Find all of some words, each as it is. */
export async function lookUpVariants(
  variants: readonly Variant[],
  parts: readonly IndexPart[]
): Promise<WordMatch> {
  const matches = await Promise.all(
    variants.map(async ({term: word, share}) => {
      const match = await lookUpWord(word, false, parts)
      return scale(match, share)
    })
  )
  return matches.reduce(joinMatches, emptyMatch(parts.length))
}

/** No section at all. */
export function emptyMatch(parts: number): WordMatch {
  return {sections: Array.from({length: parts}, () => new Map()), terms: new Set(), best: 0}
}

/** What either match has; in a section that both have, the better one counts. */
export function joinMatches(left: WordMatch, right: WordMatch): WordMatch {
  return {
    sections: left.sections.map((own, part) => {
      const joined = new Map(own)
      for (const [section, strength] of right.sections[part] ?? []) {
        if (strength > (joined.get(section) ?? 0)) joined.set(section, strength)
      }
      return joined
    }),
    terms: new Set([...left.terms, ...right.terms]),
    best: Math.max(left.best, right.best)
  }
}

function scale(match: WordMatch, share: number): WordMatch {
  return {
    ...match,
    best: match.best * share,
    sections: match.sections.map(
      (sections) => new Map([...sections].map(([section, strength]) => [section, strength * share]))
    )
  }
}

function collect(
  parts: readonly (readonly (readonly [string, string])[])[],
  rate: (term: string) => number | undefined
): WordMatch {
  const shares = new Map<string, number>()
  for (const [term] of parts.flat()) {
    const share = rate(term)
    if (share !== undefined) shares.set(term, share)
  }
  const kept = new Map(
    [...shares].sort(([, left], [, right]) => right - left).slice(0, MOST_VARIANTS)
  )
  const sections = parts.map((terms) => {
    const found = new Map<number, number>()
    for (const [term, postings] of terms) {
      const share = kept.get(term)
      if (share === undefined) continue
      readPostings(postings, (section, impact) => {
        const strength = impact * share
        if (strength > (found.get(section) ?? 0)) found.set(section, strength)
      })
    }
    return found
  })
  return {sections, terms: new Set(kept.keys()), best: Math.max(0, ...kept.values())}
}
