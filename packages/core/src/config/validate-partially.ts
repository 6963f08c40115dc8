import {type FieldPath, SiteError} from '@lectern/shared/problems/site-problem'
import type {SiteProblem} from '@lectern/types'

/** A validated value without its invalid fields. */
export interface PartialResult<Input, Value> {
  /** The value as it was last validated. */
  input: Input
  /** The validated value. Missing if it's invalid even without these fields. */
  value?: Value
  problems: readonly SiteProblem[]
  /** The invalid fields that were removed. */
  fields: readonly FieldPath[]
  /** Cause of the first error. */
  cause?: unknown
}

/**
 * Maximum number of validations. Removing a field can cause errors in other fields that depend on
 * it.
 */
const MAX_ROUNDS = 8

/**
 * Validates a value, removing invalid fields until the rest is valid.
 *
 * @param validate - Throws a SiteError whose `fields` are paths in the value.
 * @param fallback - Values for required fields.
 * @throws any error of `validate` that isn't a SiteError.
 */
export async function validatePartially<Input, Value>(
  input: Input,
  validate: (input: Input) => Value | Promise<Value>,
  fallback: Readonly<Record<string, unknown>> = {}
): Promise<PartialResult<Input, Value>> {
  const problems: SiteProblem[] = []
  const fields: FieldPath[] = []
  let rest = input
  let cause: unknown
  for (let round = 0; round < MAX_ROUNDS; round++) {
    try {
      return {value: await validate(rest), input: rest, problems, fields, cause}
    } catch (error) {
      if (!(error instanceof SiteError)) throw error
      cause ??= error.cause
      // Either all problems have a field, or none of them does.
      problems.push(
        ...error.problems.filter((_, index) => !isConsequence(error.fields[index], fields))
      )
      if (error.fields.length === 0) break
      const next = omitFields(rest, error.fields, fallback)
      fields.push(...error.fields.map((path) => trimPath(rest, path)))
      if (next === undefined) break
      rest = next
    }
  }
  return {input: rest, problems, fields, cause}
}

/**
 * Returns whether a field may only be invalid because another field of the same object was removed.
 */
function isConsequence(path: FieldPath | undefined, removed: readonly FieldPath[]): boolean {
  if (!path) return false
  return removed.some((other) => {
    const parent = other.slice(0, -1)
    if (startsWith(other, path)) return true
    if (parent.length === 0 || !startsWith(path, parent)) return false
    // Removing an array element shifts the indexes of later elements.
    return path.length === other.length || typeof other.at(-1) === 'number'
  })
}

function startsWith(path: FieldPath, start: FieldPath): boolean {
  return start.every((key, index) => path[index] === key)
}

/**
 * Returns a copy of a value without the fields at the given paths. If a field is missing, removes
 * the object that should contain it.
 *
 * @param fallback - Values for missing or removed fields.
 * @returns `undefined` if the result would be empty.
 */
export function omitFields<Value>(
  value: Value,
  paths: readonly FieldPath[],
  fallback: Readonly<Record<string, unknown>> = {}
): Value | undefined {
  const found = paths
    .map((path) => ({path, existing: trimPath(value, path)}))
    .filter(({path, existing}) => existing.length > 0 || !hasFallback(path, fallback))
    .map(({existing}) => existing)
  if (found.some((path) => path.length === 0)) return undefined
  const rest = removeAll(value, found)
  // The copy has the fields of the original or valid replacements.
  return (isObject(rest) && !Array.isArray(rest) ? {...fallback, ...rest} : rest) as Value
}

function hasFallback([key, ...below]: FieldPath, fallback: object): boolean {
  return key !== undefined && below.length === 0 && Object.hasOwn(fallback, key)
}

/** Shortens a path to the part that exists in a value. */
function trimPath(value: unknown, path: FieldPath): FieldPath {
  let current = value
  for (const [index, key] of path.entries()) {
    if (!isObject(current) || current[key] === undefined) return path.slice(0, index)
    current = current[key]
  }
  return path
}

function removeAll(value: unknown, paths: readonly FieldPath[]): unknown {
  if (!isObject(value)) return value
  const removed = new Set(paths.filter(({length}) => length === 1).map(([key]) => String(key)))
  const below = (key: string) =>
    paths.filter((path) => path.length > 1 && String(path[0]) === key).map((path) => path.slice(1))
  const kept = Object.keys(value)
    .filter((key) => !removed.has(key))
    .map((key): [string, unknown] => {
      const inner = below(key)
      return [key, inner.length > 0 ? removeAll(value[key], inner) : value[key]]
    })
  return Array.isArray(value) ? kept.map(([, item]) => item) : Object.fromEntries(kept)
}

function isObject(value: unknown): value is Readonly<Record<PropertyKey, unknown>> {
  return typeof value === 'object' && value !== null
}
