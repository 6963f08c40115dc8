/**
 * Matches a word or a compound name in code, including leading punctuation: `--out-dir`,
 * `@scope/name`, `a.b`.
 */
const COMPOUND = /(?:--?|[@.$#])?[\p{L}\p{N}\p{M}_]+(?:[-./:@'’_]+[\p{L}\p{N}\p{M}_]+)*/gu

/** Matches the words inside a name, which are separated by punctuation or capitalization. */
const INNER_WORD =
  /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+|\p{Lu}+|\p{N}+|[\p{L}\p{M}]+/gu

/** Scripts that don't separate words with spaces. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}]/u
const UNSPACED_RUNS =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}ー]+|[^\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}ー]+/gu

/** Tests whether text contains a script that doesn't separate words with spaces. */
export function isUnspaced(text: string): boolean {
  return UNSPACED.test(text)
}

/** Names that are longer are URLs or data, so only the words in them are indexed. */
const LONGEST_NAME = 48
const LONGEST_WORD = 64

/** A name or word found in a text. */
export interface FoundTerm {
  /** Offset in the text. */
  start: number
  end: number
  /** Normalized words in the term. */
  words: readonly string[]
  /** Normalized names for the whole term. Empty if it's a single plain word. */
  names: readonly string[]
}

/** Normalizes a word for lookup: converts it to lower case and removes accents. */
export function foldTerm(text: string): string {
  const lower = text.toLowerCase()
  // ASCII, the most common case, needs no further normalization.
  if (/^[\x20-\x7e]*$/.test(lower)) return lower
  return lower.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").normalize('NFC')
}

/**
 * Yields the pieces that `findTerms` splits further. The same piece always has the same result, so
 * results can be cached.
 */
export function* findPieces(text: string): Generator<{piece: string; start: number}> {
  for (const {0: piece, index: start} of text.matchAll(COMPOUND)) yield {piece, start}
}

/** Lists the pieces of a text, without their positions. */
export function listPieces(text: string): readonly string[] {
  return text.match(COMPOUND) ?? []
}

/**
 * Finds the searchable terms in a text. `useDocsVersion` is found as separate words and as a whole,
 * `--out-dir` with and without dashes. Text without spaces is split into overlapping pairs of
 * characters. That needs no dictionary, and it gives the same result for the index and the query.
 */
export function* findTerms(text: string): Generator<FoundTerm> {
  for (const match of text.matchAll(COMPOUND)) {
    const [found] = match
    if (isUnspaced(found)) yield* cutUnspaced(found, match.index)
    else yield createTerm(found, match.index)
  }
}

function createTerm(found: string, start: number): FoundTerm {
  const words = cutName(found)
  return {start, end: start + found.length, words, names: nameWhole(found, words)}
}

function cutName(name: string): string[] {
  // Trailing digits are part of the word, as in `h2`, `utf8` or `v3`.
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
    if (!isUnspaced(run)) {
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

/** Normalizes each character of a text and keeps its position. Diacritics are dropped. */
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

/** Stop words. They're indexed in titles and headings, but not in text. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and are as at be but by do does for from has have how i if in into is it its my no not of on or our so than that the their then there these they this to was we were what when where which who why will with you your can'.split(
    ' '
  )
)

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word)
}
