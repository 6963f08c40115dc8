import {findTerms, isStopWord} from '../words/terms.js'
import {findSubject, isQuestion, shareOfWord} from './question.js'

/** Maximum number of relevant words of a query; more words add nothing. */
const MOST_WORDS = 16
const LONGEST_QUERY = 512

/** A parsed query. */
export interface SearchQuery {
  /** Folded; each once. */
  words: readonly string[]
  /** Weight of each word relative to the others; 1 for a normal word. */
  shares: readonly number[]
  /** The answer to a question doesn't contain all of its words. */
  isQuestion: boolean
  /** Names that stand for several of the words, such as `usedocsversion`. */
  names: readonly QueryName[]
  /** The query may go on: its last word is a beginning. */
  isOpen: boolean
  /** The words in their order, for phrases; for a question, the words of its subject. */
  phrase: string
}

export interface QueryName {
  name: string
  /** Indexes of the words. */
  covers: readonly number[]
  /** Whether it is the last thing that was typed. */
  isLast: boolean
}

/** Parses a reader's query. */
export function parseQuery(text: string): SearchQuery {
  const typed = text.slice(0, LONGEST_QUERY)
  const found = [...findTerms(typed)].slice(0, MOST_WORDS)
  const all = found.flatMap((term) => term.words)
  const hasOther = all.some((word) => !isStopWord(word))
  const counts = (word: string) => !hasOther || !isStopWord(word)
  const words = [...new Set(all.filter(counts))].slice(0, MOST_WORDS)
  const placesOf = (some: readonly string[]) =>
    [...new Set(some.map((word) => words.indexOf(word)))].filter((index) => index >= 0)
  const names = found.flatMap((term, index) =>
    term.names.map((name) => ({
      name,
      covers: placesOf(term.words),
      isLast: index === found.length - 1
    }))
  )
  const pairs = found.slice(1).flatMap((term, index): QueryName[] => {
    const before = found[index]
    // `front matter` may be written as one word.
    if (!before || before.words.length > 1 || term.words.length > 1) return []
    const both = [...before.words, ...term.words]
    if (!both.every((word) => words.includes(word) && /^[\p{Ll}]{2,}$/u.test(word))) return []
    return [{name: both.join(''), covers: placesOf(both), isLast: index === found.length - 2}]
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
