import {findTerms, isStopWord, listPieces} from '../../words/terms.js'

/** The words and names of a term, by number. */
export interface NumberedTerm {
  words: readonly number[]
  /** The words, without stop words. */
  contentWords: readonly number[]
  names: readonly number[]
}

/** A distinct piece of text, such as a word or a compound name. */
interface Piece {
  terms: readonly NumberedTerm[]
  /** How often the piece occurs in the text that is being counted. */
  count: number
}

/**
 * The distinct terms of a part. They're numbered in order of first occurrence, so that terms can be
 * counted in arrays, which takes a fraction of the time of maps with strings.
 */
export interface KnownTerms {
  /** Terms by number. */
  readonly terms: readonly string[]
  /** Calls `take` for each term in a text, once per distinct piece, with the piece's count. */
  countTerms(text: string, take: (term: NumberedTerm, count: number) => void): void
}

/** Creates an empty list of terms. It splits each distinct piece only once. */
export function createKnownTerms(): KnownTerms {
  const terms: string[] = []
  const numbers = new Map<string, number>()
  const pieces = new Map<string, Piece>()
  const numberOf = (term: string): number => {
    const known = numbers.get(term)
    if (known !== undefined) return known
    numbers.set(term, terms.length)
    return terms.push(term) - 1
  }
  const split = (text: string): Piece => {
    const found = [...findTerms(text)].map(({words, names}) => ({
      words: words.map(numberOf),
      contentWords: words.filter((word) => !isStopWord(word)).map(numberOf),
      names: names.map(numberOf)
    }))
    const piece = {terms: found, count: 0}
    pieces.set(text, piece)
    return piece
  }
  return {
    terms,
    countTerms(text, take) {
      const found: Piece[] = []
      for (const one of listPieces(text)) {
        const piece = pieces.get(one) ?? split(one)
        if (piece.count === 0) found.push(piece)
        piece.count += 1
      }
      for (const piece of found) {
        for (const term of piece.terms) take(term, piece.count)
        piece.count = 0
      }
    }
  }
}
