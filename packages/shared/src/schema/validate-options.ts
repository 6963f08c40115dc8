import type {ProblemCode, SiteProblem} from '@lectern/types'
import type {FieldPath} from '../problems/site-problem.js'
import {findNearest} from '../text/nearest.js'
import {describeExpected, withArticle} from './describe-expected.js'
import {listKnownKeys} from './known-keys.js'
import type {SchemaIssue} from './schema-issue.js'
import {valueAt} from './value-at.js'

export type {SchemaIssue}

/** The value that is checked, for messages. */
export interface CheckedValue {
  /** Problem code: `config-invalid`, `plugin-options-invalid` or `front-matter-invalid`. */
  code: ProblemCode
  /** Subject of messages, such as `site.config.ts` or `Plugin docs`. */
  subject: string
  value: unknown
  /** The zod schema, for suggestions of keys. */
  schema?: unknown
  /** Hints for unknown keys that other tools have, by path. */
  peerKeys?: Readonly<Record<string, string>>
  /** Whether values of another type are converted, such as numbers to strings. */
  isConvertible?: boolean
  file?: string
  /** Line of each top-level key, 1-based. */
  lines?: Readonly<Record<string, number>>
  /** Finds a more precise position than `file` and `lines`. */
  locate?(path: readonly PropertyKey[]): SiteProblem['position']
}

/**
 * Converts a schema's issues to problems with a position, the found value and the expected value.
 */
export function describeIssues(
  issues: readonly SchemaIssue[],
  checked: CheckedValue
): SiteProblem[] {
  return issues
    .flatMap(openUnion)
    .flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? (issue.keys ?? []).map((key) => unknownKey(key, issue, checked))
        : [invalidValue(issue, checked)]
    )
}

/** Returns the paths of all invalid values and unknown keys. */
export function listFields(issues: readonly SchemaIssue[]): FieldPath[] {
  return issues
    .flatMap(openUnion)
    .flatMap(({code, path, keys}) =>
      code === 'unrecognized_keys' ? (keys ?? []).map((key) => [...path, key]) : [path]
    )
}

/**
 * Returns the issues inside a value if only one member of a union accepts values of its type.
 * Otherwise, returns the issue itself.
 */
function openUnion(issue: SchemaIssue): SchemaIssue[] {
  const matching = (issue.errors ?? []).filter((issues) => issues.every(isInside))
  const [only, other] = matching
  if (issue.code !== 'invalid_union' || !only || only.length === 0 || other) return [issue]
  return only.flatMap((inner) => openUnion({...inner, path: [...issue.path, ...inner.path]}))
}

function isInside({code, path}: SchemaIssue): boolean {
  return path.length > 0 || code === 'unrecognized_keys'
}

function unknownKey(key: string, issue: SchemaIssue, checked: CheckedValue): SiteProblem {
  const known = listKnownKeys(checked.schema, issue.path, checked.value)
  const path = [...issue.path, key].join('.')
  const peer = Object.hasOwn(checked.peerKeys ?? {}, path) ? checked.peerKeys?.[path] : undefined
  const nearest = peer === undefined ? findNearest(key, known) : undefined
  const position = positionOf([...issue.path, key], checked)
  return {
    code: checked.code,
    message: `${checked.subject} has the unknown key \`${path}\`.`,
    position,
    hint: peer ?? suggestKeys(nearest && [...issue.path, nearest].join('.'), known),
    ...(peer === undefined &&
      isLocated(checked, position) && {fix: {kind: 'key', replacement: nearest}})
  }
}

function suggestKeys(nearest: string | undefined, known: readonly string[]): string {
  if (nearest !== undefined) return `Did you mean \`${nearest}\`?`
  return known.length > 0 ? `Valid keys: ${known.join(', ')}.` : 'Remove it.'
}

/** Returns whether the key's position is known. Options get their position later. */
function isLocated({code}: CheckedValue, position: SiteProblem['position']): boolean {
  return position?.column !== undefined || code === 'plugin-options-invalid'
}

function invalidValue(issue: SchemaIssue, checked: CheckedValue): SiteProblem {
  const path = issue.path.join('.')
  const got = describeValue(valueAt(checked.value, issue.path))
  const expected = describeExpected(issue)
  return {
    code: checked.code,
    message: `${path ? `${checked.subject}: \`${path}\`` : checked.subject} is ${describeMismatch(got, expected)}.`,
    position: positionOf(issue.path, checked),
    hint: expected
      ? `${got === 'missing' ? 'Set' : 'Change'} ${path ? `\`${path}\`` : 'it'} to ${expected}.`
      : `Set ${path ? `\`${path}\`` : 'a value'}.`
  }
}

function describeMismatch(got: string, expected: string | undefined): string {
  return expected === undefined ? got : `${got}, expected ${expected}`
}

/** Describes the value that was found, for a message. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  if (Array.isArray(value))
    return `a list of ${value.length} ${value.length === 1 ? 'item' : 'items'}`
  if (typeof value === 'string')
    return JSON.stringify(value.length > 60 ? `${value.slice(0, 57)}...` : value)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return withArticle(typeof value)
}

function positionOf(path: readonly PropertyKey[], checked: CheckedValue): SiteProblem['position'] {
  const {file, lines, locate} = checked
  if (locate) return locate(path)
  if (file === undefined) return undefined
  const line = lines?.[String(path[0] ?? '')]
  return line === undefined ? {file} : {file, line}
}
