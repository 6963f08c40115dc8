import {ownValue} from '../objects/own-value.js'
import type {SchemaIssue} from './schema-issue.js'

/**
 * Describes the values that a field accepts. Returns `undefined` if the schema only says that the
 * field is required.
 */
export function describeExpected(issue: SchemaIssue): string | undefined {
  if (issue.code === 'invalid_value' && issue.values) {
    return listChoices(issue.values.map((value) => JSON.stringify(value)))
  }
  if (issue.code === 'invalid_type' && issue.expected === 'nonoptional') return undefined
  if (issue.code === 'invalid_type' && issue.expected)
    return ownValue(AUTHOR_WORDS, issue.expected) ?? withArticle(issue.expected)
  if (issue.code === 'invalid_union' && issue.errors) {
    const options = issue.errors.flatMap(([first]) => (first && describeExpected(first)) ?? [])
    return listChoices([...new Set(options)])
  }
  return describeLimit(issue) ?? issue.message
}

/** Names that messages use for the schema library's types. */
const AUTHOR_WORDS: Readonly<Record<string, string>> = {
  array: 'a list',
  record: 'an object',
  int: 'an integer',
  null: 'null'
}

/** Describes a minimum or maximum that has no message in the schema. */
function describeLimit({message, origin = '', minimum, maximum, inclusive}: SchemaIssue) {
  if (!/^Too (?:small|big):/.test(message)) return undefined
  const unit = ownValue(UNITS, origin)
  const limit = minimum ?? maximum
  if (!unit) return `a number ${describeComparison(minimum === undefined, inclusive)} ${limit}`
  if (minimum === 1) return unit.filled
  return `${unit.subject} ${minimum === undefined ? 'at most' : 'at least'} ${limit} ${unit.plural}`
}

function describeComparison(isMaximum: boolean, isInclusive = false): string {
  if (isInclusive) return isMaximum ? 'of at most' : 'of at least'
  return isMaximum ? 'less than' : 'greater than'
}

interface Unit {
  subject: string
  plural: string
  /** Description of a value that isn't empty. */
  filled: string
}

/** Words for lengths, by the schema library's name of the type. */
const UNITS: Readonly<Record<string, Unit>> = {
  string: {subject: 'a string of', plural: 'characters', filled: 'a non-empty string'},
  array: {subject: 'a list of', plural: 'items', filled: 'a non-empty list'}
}

/** Formats a list as `a, b or c`. */
function listChoices(choices: readonly string[]): string {
  return [choices.slice(0, -1).join(', '), choices.at(-1)].filter(Boolean).join(' or ')
}

/** Adds an article: `string` becomes `a string`, `object` becomes `an object`. */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
}
