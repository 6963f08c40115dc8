import {findTerms, isStopWord} from '../words/terms.js'
import {findSubject, isQuestion, shareOfWord} from './question.js'

/** Maximum number of words in a query. The rest is ignored. */
const MAX_WORDS = 16
const LONGEST_QUERY = 512

/** A parsed query. */
export interface SearchQuery {
  /** Normalized words without duplicates. */
  words: readonly string[]
  /** Relative weight of each word: 1 is normal. */
  shares: readonly number[]
  /** Whether the query is a question. A good answer rarely contains all of its words. */
  isQuestion: boolean
  /** Names made of several words, such as `usedocsversion`. */
  names: readonly QueryName[]
  /** Whether the user may still be typing the last word. */
  isOpen: boolean
  /**
   * Words in their original order, for phrase matching. For a question, only the words of its
   * subject.
   */
  phrase: string
}

export interface QueryName {
  name: string
  /** Indexes of the query words that form the name. */
  covers: readonly number[]
  /** Whether the name is the last term of the query. */
  isLast: boolean
}

export function parseQuery(text: string): SearchQuery {
  const typed = text.slice(0, LONGEST_QUERY)
  const found = [...findTerms(typed)].slice(0, MAX_WORDS)
  const all = found.flatMap((term) => term.words)
  const hasOther = all.some((word) => !isStopWord(word))
  const counts = (word: string) => !hasOther || !isStopWord(word)
  const words = [...new Set(all.filter(counts))].slice(0, MAX_WORDS)
  const positionsOf = (some: readonly string[]) =>
    [...new Set(some.map((word) => words.indexOf(word)))].filter((index) => index >= 0)
  const names = found.flatMap((term, index) =>
    term.names.map((name) => ({
      name,
      covers: positionsOf(term.words),
      isLast: index === found.length - 1
    }))
  )
  const pairs = found.slice(1).flatMap((term, index): QueryName[] => {
    const before = found[index]
    // Two words, such as `front matter`, might be written as one.
    if (!before || before.words.length > 1 || term.words.length > 1) return []
    const both = [...before.words, ...term.words]
    if (!both.every((word) => words.includes(word) && /^[\p{Ll}]{2,}$/u.test(word))) return []
    return [{name: both.join(''), covers: positionsOf(both), isLast: index === found.length - 2}]
  })
  const asksSomething = isQuestion(found)
  return {
    words,
    shares: words.map((word) => (asksSomething ? shareOfWord(word) : 1)),
    isQuestion: asksSomething,
    names: [...names, ...pairs].filter(({name}) => !words.includes(name)),
    isOpen: !/\s$/.test(typed),
    phrase: (asksSomething ? findSubject(all) : all).join(' ')
  }
}
