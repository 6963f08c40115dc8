import type {IndexPart} from '../index-format/index-part.js'
import type {WordMatch} from './look-up.js'
import type {SearchQuery} from './search-query.js'

/** A section that answers a query, before its text is known. */
export interface RankedSection {
  part: number
  section: number
  /** Number of the page in its part. */
  page: number
  score: number
}

/** The best of the sections that answer a query, in their order, and the count of all. */
export interface RankedSections {
  sections: readonly RankedSection[]
  total: number
}

/** The match of a name with the words that it stands for. */
export interface NameMatch {
  match: WordMatch
  /** Indexes of words. */
  covers: readonly number[]
}

/** Sections of one page that are shown. */
export const MOST_OF_A_PAGE = 3

/** Score that a name adds to the words in it. */
const NAME_BONUS = 0.6

/** Scores in addition to the words. */
interface Manner {
  /** How much of a page's rank comes from the page as a whole. */
  wholePage: number
  /** The power to which the share of the words is raised that a section has. */
  demand: number
}

/** Words that were chosen to be looked for: having all of them counts most. */
const WORDS: Manner = {wholePage: 0.35, demand: 2}

/** Whole sentences: their answer has some of the words, in one section. */
const QUESTION: Manner = {wholePage: 0.2, demand: 1}

/** Further sections of a page make room for other pages. */
const FURTHER = 0.6

interface Asked extends Pick<SearchQuery, 'shares' | 'isQuestion'> {
  words: readonly WordMatch[]
  names: readonly NameMatch[]
  /** Sections that are wanted at most: a common word of a large site has ten thousands. */
  most: number
}

/** Ranks the sections that have any word of a query: rare words count more, and having all of them most. */
export function rankSections(
  parts: readonly IndexPart[],
  {words, names, most, shares, isQuestion}: Asked
): RankedSections {
  const total = parts.reduce((sum, {sections}) => sum + sections, 0)
  const weights = words.map((match, word) => weigh(match, total) * (shares[word] ?? 1))
  const manner = isQuestion ? QUESTION : WORDS
  const nameWeights = names.map(({match}) => weigh(match, total) * NAME_BONUS)
  const best = createBestList(most)
  parts.forEach((part, index) => {
    const strengths = collectStrengths(index, words, names)
    const bonuses = collectBonuses(index, names, nameWeights)
    const rank = createPageRank({strengths, weights, bonuses, manner})
    part.pageStarts.forEach((start, page) => {
      const end = part.pageStarts[page + 1] ?? part.sections
      for (const {section, score} of rank(start, end)) best.add({part: index, page, section, score})
    })
  })
  return {sections: best.list(), total: best.count()}
}

/** Keeps the given number of sections with the highest scores; among equal ones, the first. */
function createBestList(most: number) {
  let kept: RankedSection[] = []
  let count = 0
  let limit = Number.NEGATIVE_INFINITY
  const cut = () => {
    kept.sort(
      (left, right) =>
        right.score - left.score || left.part - right.part || left.section - right.section
    )
    kept = kept.slice(0, most)
    if (kept.length === most) limit = kept.at(-1)?.score ?? limit
  }
  return {
    add(section: RankedSection) {
      count += 1
      if (section.score <= limit) return
      // Sorting now and then costs less than finding the place of each.
      if (kept.push(section) >= most * 4) cut()
    },
    list(): readonly RankedSection[] {
      cut()
      return kept
    },
    count: () => count
  }
}

/** A word that few sections have says more (the formula of BM25). */
function weigh({sections}: WordMatch, total: number): number {
  const count = sections.reduce((sum, own) => sum + own.count, 0)
  return count === 0 ? 0 : Math.log(1 + (total - count + 0.5) / (count + 0.5))
}

/** By word, then by section: how much the word says there. */
function collectStrengths(
  part: number,
  words: readonly WordMatch[],
  names: readonly NameMatch[]
): Float64Array[] {
  return words.map(({sections}, word) => {
    const own = sections[part]?.strengths ?? new Float64Array()
    const covering = names.filter(
      ({match, covers}) => covers.includes(word) && (match.sections[part]?.count ?? 0) > 0
    )
    return covering.reduce(
      (strengths, {match}) => takeHigher(strengths, match.sections[part]?.strengths),
      own
    )
  })
}

function takeHigher(left: Float64Array, right: Float64Array = new Float64Array()): Float64Array {
  return left.map((strength, section) => Math.max(strength, right[section] ?? 0))
}

/** By section; none where no name is. */
function collectBonuses(
  part: number,
  names: readonly NameMatch[],
  weights: readonly number[]
): Float64Array | undefined {
  let bonuses: Float64Array | undefined
  names.forEach(({match}, index) => {
    const own = match.sections[part]
    if (!own || own.count === 0) return
    const weighed = own.strengths.map((strength) => strength * (weights[index] ?? 0))
    bonuses = bonuses ? takeHigher(bonuses, weighed) : weighed
  })
  return bonuses
}

interface Weights {
  strengths: readonly Float64Array[]
  weights: readonly number[]
  bonuses: Float64Array | undefined
  manner: Manner
}

interface ScoredSection {
  section: number
  score: number
}

/** Makes what ranks the sections of one page of a part, from one number to before another. */
function createPageRank({
  strengths,
  weights,
  bonuses,
  manner
}: Weights): (start: number, end: number) => readonly ScoredSection[] {
  const scoreOf = createScore(weights, manner)
  const one = new Float64Array(weights.length)
  const whole = new Float64Array(weights.length)
  return (start, end) => {
    const scored: ScoredSection[] = []
    whole.fill(0)
    for (let section = start; section < end; section++) {
      let isFound = false
      for (let word = 0; word < one.length; word++) {
        const strength = strengths[word]?.[section] ?? 0
        one[word] = strength
        if (strength > 0) isFound = true
        if (strength > (whole[word] ?? 0)) whole[word] = strength
      }
      if (!isFound) continue
      scored.push({section, score: scoreOf(one) + (bonuses?.[section] ?? 0)})
    }
    return scored.length === 0 ? scored : shareOut(scored, scoreOf(whole), manner)
  }
}

/** The best sections of a page; the first of them stands for the page as a whole. */
function shareOut(
  scored: readonly ScoredSection[],
  wholeScore: number,
  {wholePage}: Manner
): ScoredSection[] {
  const sorted =
    scored.length === 1
      ? scored
      : scored.toSorted((left, right) => right.score - left.score || left.section - right.section)
  return sorted.slice(0, MOST_OF_A_PAGE).map(({section, score}, index) => ({
    section,
    score:
      index === 0
        ? score * (1 - wholePage) + Math.max(score, wholeScore) * wholePage
        : score * FURTHER
  }))
}

/** Sums up the scores of the words, and less if some are missing. */
function createScore(
  weights: readonly number[],
  {demand}: Manner
): (strengths: Float64Array) => number {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return (strengths) => {
    let sum = 0
    let has = 0
    for (let word = 0; word < weights.length; word++) {
      const weight = weights[word] ?? 0
      const strength = strengths[word] ?? 0
      sum += weight * strength
      if (strength > 0) has += weight
    }
    const share = all === 0 ? 0 : has / all
    return sum * (0.1 + 0.9 * share ** demand)
  }
}
