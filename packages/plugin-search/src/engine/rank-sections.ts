import type {IndexPart} from '../index-format/index-part.js'
import type {WordMatch} from './look-up.js'
import type {SearchQuery} from './search-query.js'

/** A ranked section whose text hasn't been loaded yet. */
export interface RankedSection {
  part: number
  section: number
  /** Index of the page within its part. */
  page: number
  score: number
}

/** The best matching sections, and the total number of matching ones. */
export interface RankedSections {
  sections: readonly RankedSection[]
  total: number
}

/** A name that matches the query, and the query words it's made of. */
export interface NameMatch {
  match: WordMatch
  /** Indexes of these query words. */
  covers: readonly number[]
}

/** Maximum number of sections per page in the results. */
export const MAX_OF_A_PAGE = 3

/** Weight of a matching name, relative to a word. */
const NAME_BONUS = 1

/**
 * Factor for pages outside the docs. Posts become outdated, and often just mention topics that the
 * docs explain.
 */
const OUTSIDE_DOCS = 0.65

/**
 * Minimum factor for a page. The factor grows with the share of the page's sections that match. A
 * tutorial mentions its subject in most sections, but a changelog or a list of links only in a few.
 */
const MIN_COVERAGE = 0.4
const COVERAGE = 1.2
/**
 * Number of non-matching sections to assume on every page, because a match in a single section is
 * weak evidence.
 */
const UNSEEN_SECTIONS = 3

/** Parameters that differ between keyword queries and questions. */
interface RankingMode {
  /** How much the page's overall score counts toward the score of its best section. */
  wholePage: number
  /**
   * Exponent for the share of query words that a section contains. Higher values penalize missing
   * words more.
   */
  demand: number
}

/** Keyword queries. It matters most that a section contains all words. */
const WORDS: RankingMode = {wholePage: 0.35, demand: 2}

/** Questions. A section that answers one usually contains only some of its words. */
const QUESTION: RankingMode = {wholePage: 0.2, demand: 1}

/** Factor for each further section of the same page, so that results cover more pages. */
const FURTHER = 0.6

interface Asked extends Pick<SearchQuery, 'shares' | 'isQuestion'> {
  words: readonly WordMatch[]
  names: readonly NameMatch[]
  /**
   * Maximum number of sections to return. On a large site, common words occur in tens of thousands.
   */
  maximum: number
}

/**
 * Ranks the sections that contain at least one query word. Rare words have more weight, and
 * sections with all words rank highest.
 */
export function rankSections(
  parts: readonly IndexPart[],
  {words, names, maximum, shares, isQuestion}: Asked
): RankedSections {
  const total = parts.reduce((sum, {sections}) => sum + sections, 0)
  const weights = words.map((match, word) => weigh(match, total) * (shares[word] ?? 1))
  const mode = isQuestion ? QUESTION : WORDS
  const nameWeights = names.map(({match}) => weigh(match, total) * NAME_BONUS)
  const best = createBestList(maximum)
  parts.forEach((part, index) => {
    const strengths = collectStrengths(index, words, names)
    const bonuses = collectBonuses(index, names, nameWeights)
    const factor = part.isDocs ? 1 : OUTSIDE_DOCS
    const rank = createPageRank({strengths, weights, bonuses, mode, factor})
    part.pageStarts.forEach((start, page) => {
      const end = part.pageStarts[page + 1] ?? part.sections
      for (const {section, score} of rank(start, end)) best.add({part: index, page, section, score})
    })
  })
  return {sections: best.list(), total: best.count()}
}

/**
 * Creates a list that keeps the sections with the highest scores. On a tie, earlier sections win.
 */
function createBestList(maximum: number) {
  let kept: RankedSection[] = []
  let count = 0
  let limit = Number.NEGATIVE_INFINITY
  const cut = () => {
    kept.sort(
      (left, right) =>
        right.score - left.score || left.part - right.part || left.section - right.section
    )
    kept = kept.slice(0, maximum)
    if (kept.length === maximum) limit = kept.at(-1)?.score ?? limit
  }
  return {
    add(section: RankedSection) {
      count += 1
      if (section.score <= limit) return
      // Sorting now and then is faster than inserting each section in order.
      if (kept.push(section) >= maximum * 4) cut()
    },
    list(): readonly RankedSection[] {
      cut()
      return kept
    },
    count: () => count
  }
}

/**
 * Returns the weight of a word, which is higher for rare words (inverse document frequency in
 * BM25).
 */
function weigh({sections}: WordMatch, total: number): number {
  const count = sections.reduce((sum, own) => sum + own.count, 0)
  return count === 0 ? 0 : Math.log(1 + (total - count + 0.5) / (count + 0.5))
}

/** Collects the strength of each word in each section, including names that contain the word. */
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

/** Collects the bonuses for names by section. Returns `undefined` if no section has one. */
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
  mode: RankingMode
  /** Factor that applies to all scores. */
  factor: number
}

interface ScoredSection {
  section: number
  score: number
}

/** Creates a function that ranks the sections of a page, given the range of their indexes. */
function createPageRank({
  strengths,
  weights,
  bonuses,
  mode,
  factor
}: Weights): (start: number, end: number) => readonly ScoredSection[] {
  const scoreOf = createScore(weights, mode)
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
    if (scored.length === 0) return scored
    const pageFactor = factor * rateCoverage(scored.length, end - start)
    return shareOut(scored, scoreOf(whole), mode).map(({section, score}) => ({
      section,
      score: score * pageFactor
    }))
  }
}

/** Returns a factor for a page, based on how many of its sections match. */
function rateCoverage(matching: number, sections: number): number {
  return MIN_COVERAGE + (COVERAGE * matching) / (sections + UNSEEN_SECTIONS)
}

/**
 * Selects the best sections of a page. The page's overall score contributes to the score of the
 * first one.
 */
function shareOut(
  scored: readonly ScoredSection[],
  wholeScore: number,
  {wholePage}: RankingMode
): ScoredSection[] {
  const sorted =
    scored.length === 1
      ? scored
      : scored.toSorted((left, right) => right.score - left.score || left.section - right.section)
  return sorted.slice(0, MAX_OF_A_PAGE).map(({section, score}, index) => ({
    section,
    score:
      index === 0
        ? score * (1 - wholePage) + Math.max(score, wholeScore) * wholePage
        : score * FURTHER
  }))
}

/** Creates a function that adds up the scores of all words, with a penalty for missing ones. */
function createScore(
  weights: readonly number[],
  {demand}: RankingMode
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
