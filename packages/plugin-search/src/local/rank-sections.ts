import type {IndexPart} from './index-part.js'
import type {WordMatch} from './look-up.js'

/** A section that answers a query, before its text is known. */
export interface RankedSection {
  part: number
  section: number
  /** Number of the page in its part. */
  page: number
  score: number
}

/** The match of a name with the words that it stands for. */
export interface NameMatch {
  match: WordMatch
  /** Indexes of words. */
  covers: readonly number[]
}

/** Sections of one page that are shown. */
const MOST_OF_A_PAGE = 3

/** What a name adds to the words that it is made of. */
const NAME_BONUS = 0.6

/** How much of a page's rank comes from the page as a whole. */
const WHOLE_PAGE = 0.35

/** Further sections of a page make room for other pages. */
const FURTHER = 0.6

/** Rank the sections that have any word of a query: rare words count more, and having all of them most. */
export function rankSections(
  parts: readonly IndexPart[],
  words: readonly WordMatch[],
  names: readonly NameMatch[]
): RankedSection[] {
  const total = parts.reduce((sum, {sections}) => sum + sections, 0)
  const weights = words.map((match) => weigh(match, total))
  const nameWeights = names.map(({match}) => weigh(match, total) * NAME_BONUS)
  const ranked = parts.flatMap((part, index) => {
    const strengths = collectStrengths(index, words, names)
    const bonuses = collectBonuses(index, names, nameWeights)
    const pages = groupByPage(part, strengths)
    return [...pages].flatMap(([page, sections]) =>
      rankPage(sections, strengths, {weights, bonuses}).map(({section, score}) => ({
        part: index,
        page,
        section,
        score
      }))
    )
  })
  return ranked.sort(
    (left, right) =>
      right.score - left.score || left.part - right.part || left.section - right.section
  )
}

/** A word that few sections have says more (the formula of BM25). */
function weigh({sections}: WordMatch, total: number): number {
  const count = sections.reduce((sum, {size}) => sum + size, 0)
  return count === 0 ? 0 : Math.log(1 + (total - count + 0.5) / (count + 0.5))
}

type Strengths = ReadonlyMap<number, readonly number[]>

/** How much each word says in each section of a part. */
function collectStrengths(
  part: number,
  words: readonly WordMatch[],
  names: readonly NameMatch[]
): Strengths {
  const strengths = new Map<number, number[]>()
  const raise = (section: number, word: number, strength: number) => {
    const own = strengths.get(section) ?? words.map(() => 0)
    own[word] = Math.max(own[word] ?? 0, strength)
    strengths.set(section, own)
  }
  words.forEach(({sections}, word) => {
    for (const [section, strength] of sections[part] ?? []) raise(section, word, strength)
  })
  for (const {match, covers} of names) {
    for (const [section, strength] of match.sections[part] ?? []) {
      for (const word of covers) raise(section, word, strength)
    }
  }
  return strengths
}

function collectBonuses(
  part: number,
  names: readonly NameMatch[],
  weights: readonly number[]
): ReadonlyMap<number, number> {
  const bonuses = new Map<number, number>()
  names.forEach(({match}, index) => {
    for (const [section, strength] of match.sections[part] ?? []) {
      const bonus = strength * (weights[index] ?? 0)
      bonuses.set(section, Math.max(bonuses.get(section) ?? 0, bonus))
    }
  })
  return bonuses
}

function groupByPage(part: IndexPart, strengths: Strengths): Map<number, number[]> {
  const pages = new Map<number, number[]>()
  for (const section of strengths.keys()) {
    const page = part.pageOf(section)
    const own = pages.get(page)
    if (own) own.push(section)
    else pages.set(page, [section])
  }
  return pages
}

interface Weights {
  weights: readonly number[]
  bonuses: ReadonlyMap<number, number>
}

function rankPage(
  sections: readonly number[],
  strengths: Strengths,
  {weights, bonuses}: Weights
): {section: number; score: number}[] {
  const whole = weights.map((_, word) =>
    Math.max(...sections.map((section) => strengths.get(section)?.[word] ?? 0))
  )
  const wholeScore = scoreOf(whole, weights)
  const scored = sections
    .map((section) => ({
      section,
      score: scoreOf(strengths.get(section) ?? [], weights) + (bonuses.get(section) ?? 0)
    }))
    .sort((left, right) => right.score - left.score || left.section - right.section)
    .slice(0, MOST_OF_A_PAGE)
  return scored.map(({section, score}, index) => ({
    section,
    score:
      index === 0
        ? score * (1 - WHOLE_PAGE) + Math.max(score, wholeScore) * WHOLE_PAGE
        : score * FURTHER
  }))
}

/** The sum of what the words say, less when some of them are missing. */
function scoreOf(strengths: readonly number[], weights: readonly number[]): number {
  let sum = 0
  let has = 0
  let all = 0
  weights.forEach((weight, word) => {
    const strength = strengths[word] ?? 0
    sum += weight * strength
    all += weight
    if (strength > 0) has += weight
  })
  const share = all === 0 ? 0 : has / all
  return sum * (0.1 + 0.9 * share * share)
}
