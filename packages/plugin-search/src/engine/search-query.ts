import {findTerms, isStopWord} from '../words/terms.js'
import {findSubject, isQuestion, shareOfWord} from './question.js'

/** Words of a query that count; those of a longer one say no more. */
const MOST_WORDS = 16
const LONGEST_QUERY = 512

/** What a query asks for. */
export interface SearchQuery {
  /** Folded; each once. */
  words: readonly string[]
  /** How much each of the words counts beside the others: 1 for one that is asked for. */
  shares: readonly number[]
  /** Words of a question do not all stand where it is answered. */
  isQuestion: boolean
  /** Names that stand for several of the words, such as `usedocsversion`. */
  names: readonly QueryName[]
  /** The query may go on: its last word is a beginning. */
  isOpen: boolean
  /** The words in their order, for phrases; of a question those that say what it is about. */
  phrase: string
}

export interface QueryName {
  name: string
  /** Indexes of the words. */
  covers: readonly number[]
  /** Whether it is the last thing that was typed. */
  isLast: boolean
}

/** Understand what a reader has typed. */
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
