import type {IndexPart} from '../index-format/index-part.js'
import {commonBase, rateTerm, type Variant} from '../words/find-variants.js'

/** How strongly a word matches each section of a part. */
export interface SectionStrengths {
  /** Strength by section index, or 0 if the section doesn't contain the word. */
  strengths: Float64Array
  /** Number of sections that contain the word. */
  count: number
}

/** Matches of a query word. */
export interface WordMatch {
  /** Matching sections of each part. */
  sections: readonly SectionStrengths[]
  /** Terms in the index that match the word. */
  terms: ReadonlySet<string>
  /** Score of the best matching term: 1 for an exact match. */
  best: number
  /** The corrected word, if the query word is a typo. */
  meant?: string
}

/**
 * Maximum number of files to read per part and word. A short prefix can match terms in many files.
 */
const MAX_FILES = 4

/** Maximum number of variants of a word. A common prefix can have many more. */
const MAX_VARIANTS = 80

/**
 * Looks up a word and its inflected forms. If the word may be incomplete, also looks up words that
 * start with it.
 */
export async function lookUpWord(
  word: string,
  isOpen: boolean,
  parts: readonly IndexPart[]
): Promise<WordMatch> {
  const rate = (term: string) => rateTerm(word, term, isOpen)
  const base = commonBase(word)
  const found = await Promise.all(parts.map((part) => part.termsFrom(base, MAX_FILES)))
  return collect(parts, found, rate)
}

/** Looks up a name. If the name may be incomplete, also looks up names that start with it. */
export async function lookUpName(
  name: string,
  isOpen: boolean,
  parts: readonly IndexPart[]
): Promise<WordMatch> {
  const rate = (term: string) => (term === name ? 1 : isOpen ? 0.7 : undefined)
  const found = await Promise.all(parts.map((part) => part.termsFrom(name, isOpen ? 2 : 1)))
  return collect(parts, found, rate)
}

/** Looks up several spellings of a word, each as a complete word. */
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
  const [first = emptyMatch(parts), ...others] = matches
  return others.reduce(joinMatches, first)
}

/** Returns a match with no sections. */
function emptyMatch(parts: readonly IndexPart[]): WordMatch {
  return {sections: parts.map(noSections), terms: new Set(), best: 0}
}

function noSections({sections}: Pick<IndexPart, 'sections'>): SectionStrengths {
  return {strengths: new Float64Array(sections), count: 0}
}

/** Merges two matches. If both contain a section, the higher strength counts. */
export function joinMatches(left: WordMatch, right: WordMatch): WordMatch {
  return {
    sections: left.sections.map((own, part) => joinSections(own, right.sections[part])),
    terms: new Set([...left.terms, ...right.terms]),
    best: Math.max(left.best, right.best)
  }
}

function joinSections(left: SectionStrengths, right?: SectionStrengths): SectionStrengths {
  if (!right || right.count === 0) return left
  const strengths = left.strengths.slice()
  let {count} = left
  right.strengths.forEach((strength, section) => {
    const known = strengths[section] ?? 0
    if (strength <= known) return
    if (known === 0) count += 1
    strengths[section] = strength
  })
  return {strengths, count}
}

function scale(match: WordMatch, share: number): WordMatch {
  return {
    ...match,
    best: match.best * share,
    sections: match.sections.map(({strengths, count}) => ({
      strengths: strengths.map((strength) => strength * share),
      count
    }))
  }
}

type PartTerms = readonly (readonly [term: string, postings: string])[]

/** Collects the sections that contain any of the terms, across all parts. */
function collect(
  parts: readonly IndexPart[],
  found: readonly PartTerms[],
  rate: (term: string) => number | undefined
): WordMatch {
  const shares = new Map<string, number>()
  for (const [term] of found.flat()) {
    const share = rate(term)
    if (share !== undefined) shares.set(term, share)
  }
  const kept = new Map(
    [...shares].sort(([, left], [, right]) => right - left).slice(0, MAX_VARIANTS)
  )
  const sections = parts.map((part, index) => addUp(part, found[index] ?? [], kept))
  return {sections, terms: new Set(kept.keys()), best: Math.max(0, ...kept.values())}
}

function addUp(
  part: IndexPart,
  terms: PartTerms,
  shares: ReadonlyMap<string, number>
): SectionStrengths {
  const strengths = new Float64Array(part.sections)
  let count = 0
  for (const [term, postings] of terms) {
    const share = shares.get(term)
    if (share === undefined) continue
    part.readPostings(postings, (section, impact) => {
      const strength = impact * share
      const known = strengths[section] ?? 0
      if (strength <= known) return
      if (known === 0) count += 1
      strengths[section] = strength
    })
  }
  return {strengths, count}
}
