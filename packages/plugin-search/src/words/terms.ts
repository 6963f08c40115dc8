/** Words joined by what joins names in code, with the sign that opens one: `--out-dir`, `@scope/name`, `a.b`. */
const COMPOUND = /(?:--?|[@.$#])?[\p{L}\p{N}\p{M}_]+(?:[-./:@'’_]+[\p{L}\p{N}\p{M}_]+)*/gu

/** Boundaries inside of a name: any sign, and where an upper-case letter starts a word. */
const INNER_WORD =
  /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+|\p{Lu}+|\p{N}+|[\p{L}\p{M}]+/gu

/** Scripts that put no space between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}]/u
const UNSPACED_RUNS =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}ー]+|[^\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}ー]+/gu

/** A longer one is a URL or data, so only its words count. */
const LONGEST_NAME = 48
const LONGEST_WORD = 64

/** A name or word as in a text. */
export interface FoundTerm {
  /** Place in the text. */
  start: number
  end: number
  /** The words that it is made of, folded. */
  words: readonly string[]
  /** The names of the whole term in the index; empty for a single plain word. */
  names: readonly string[]
}

/** A match in a text, without its position. */
export type CutTerm = Pick<FoundTerm, 'words' | 'names'>

/** Brings a word to the form under which it is looked up: lower case, without accents. */
export function foldTerm(text: string): string {
  const lower = text.toLowerCase()
  // Plain English, which most is, needs nothing more.
  if (/^[\x20-\x7e]*$/.test(lower)) return lower
  return lower.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").normalize('NFC')
}

/** The pieces of a text that `findTerms` cuts further: equal ones are cut alike. */
export function* findPieces(text: string): Generator<{piece: string; start: number}> {
  for (const {0: piece, index: start} of text.matchAll(COMPOUND)) yield {piece, start}
}

/**
 * Finds what a text can be searched by: `useDocsVersion` by its words and as a whole, `--out-dir` with and
 * without its dashes. Text without spaces is cut into pairs of characters, which need no dictionary: it is
 * cut alike wherever the index is made and asked.
 */
export function* findTerms(text: string): Generator<FoundTerm> {
  for (const match of text.matchAll(COMPOUND)) {
    const [found] = match
    if (UNSPACED.test(found)) yield* cutUnspaced(found, match.index)
    else yield createTerm(found, match.index)
  }
}

/**
 * Counts what a text can be searched by: each different piece of it is cut once, since the most of a text
 * are words that it has many times.
 *
 * @param known - What pieces were cut into before; added to.
 */
export function countTerms(
  text: string,
  known: Map<string, readonly CutTerm[]>
): Map<CutTerm, number> {
  const pieces = new Map<string, number>()
  for (const [piece] of text.matchAll(COMPOUND)) pieces.set(piece, (pieces.get(piece) ?? 0) + 1)
  const counts = new Map<CutTerm, number>()
  for (const [piece, count] of pieces) {
    const terms = known.get(piece) ?? [...findTerms(piece)]
    known.set(piece, terms)
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + count)
  }
  return counts
}

function createTerm(found: string, start: number): FoundTerm {
  const words = cutName(found)
  return {start, end: start + found.length, words, names: nameWhole(found, words)}
}

function cutName(name: string): string[] {
  // Digits at the end belong to a word: `h2`, `utf8`, `v3`.
  if (/^[\p{L}\p{M}]{1,4}\p{N}+$/u.test(name)) return [foldTerm(name)]
  return (name.match(INNER_WORD) ?? []).map((word) => foldTerm(word).slice(0, LONGEST_WORD))
}

function nameWhole(found: string, words: readonly string[]): string[] {
  const whole = foldTerm(found).replace(/'s$/, '')
  const bare = whole.replace(/^[-@.$#]+/, '')
  if (found.length > LONGEST_NAME || words.length > 6) return []
  const joined = words.join('')
  const names = new Set([whole, bare, joined])
  if (words.length === 1) names.delete(words[0] ?? '')
  return [...names].filter((name) => name.length > 1)
}

function* cutUnspaced(found: string, offset: number): Generator<FoundTerm> {
  for (const {0: run, index} of found.matchAll(UNSPACED_RUNS)) {
    const start = offset + index
    if (!UNSPACED.test(run)) {
      for (const match of run.matchAll(COMPOUND)) yield createTerm(match[0], start + match.index)
      continue
    }
    const characters = foldCharacters(run)
    const [only] = characters
    if (only && characters.length === 1)
      yield {start, end: start + run.length, words: [only.folded], names: []}
    for (const [at, left] of characters.entries()) {
      const right = characters[at + 1]
      if (!right) break
      const end = characters[at + 2]?.start ?? run.length
      const words = [`${left.folded}${right.folded}`]
      yield {start: start + left.start, end: start + end, words, names: []}
    }
  }
}

/** The folded characters of a text, with their positions; diacritics have no position. */
function foldCharacters(text: string): {folded: string; start: number}[] {
  const isFolded = foldTerm(text) === text
  let next = 0
  return [...text].flatMap((character) => {
    const start = next
    next += character.length
    const folded = isFolded ? [character] : [...foldTerm(character)]
    return folded.map((one) => ({folded: one, start}))
  })
}

/** Words that say nothing alone: they are found in titles, and are no part of the index of texts. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and are as at be but by do does for from has have how i if in into is it its my no not of on or our so than that the their then there these they this to was we were what when where which who why will with you your can'.split(
    ' '
  )
)

/** Whether a word says nothing alone. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word)
}
