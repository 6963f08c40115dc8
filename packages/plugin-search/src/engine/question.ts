import {type FoundTerm, isStopWord} from '../words/terms.js'

/** Words that can start a question. */
const OPENINGS: ReadonlySet<string> = new Set(
  'are can could do does how is should what when where which who why'.split(' ')
)

/** Common verbs, which say little about the subject of a query. */
const COMMON_VERBS: ReadonlySet<string> = new Set(
  'add adding change changing create creating get go goes keep know like make makes making need own put read set show try turn use using want work working works write writing'.split(
    ' '
  )
)

/** Weight of a common verb in a question. */
const COMMON_VERB_WEIGHT = 1 / 3

/** Tests whether a query is a question. A name in code, such as `isOpen`, isn't one. */
export function isQuestion(found: readonly Pick<FoundTerm, 'words'>[]): boolean {
  const [opening, ...others] = found
  const [word = '', ...rest] = opening?.words ?? []
  return OPENINGS.has(word) && rest.length === 0 && others.length > 0
}

/** Returns the relative weight of a word in a question. */
export function shareOfWord(word: string): number {
  return COMMON_VERBS.has(word) ? COMMON_VERB_WEIGHT : 1
}

/**
 * Returns the subject of a question, such as `base url` for `what is the base url for`. If a
 * question has no subject, returns all of its words.
 */
export function findSubject(words: readonly string[]): readonly string[] {
  const names = (word: string) => !isStopWord(word) && !COMMON_VERBS.has(word)
  const first = words.findIndex(names)
  return first < 0 ? words : words.slice(first, words.findLastIndex(names) + 1)
}
