/** Maximum depth of nested objects and arrays. Functions that traverse a value are recursive. */
export const MOST_LEVELS = 200

/** Reason why a value can't be traversed or serialized to JSON: a circular reference, or too many levels. */
export interface NestingIssue {
  kind: 'circular' | 'deep'
  /** Keys of the path to the invalid object. Array elements have numbers. */
  path: readonly (string | number)[]
}

/** Finds the first reason why a value can't be traversed or serialized to JSON. */
export function findNestingIssue(
  value: unknown,
  around: readonly unknown[] = [],
  path: NestingIssue['path'] = []
): NestingIssue | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (around.includes(value)) return {kind: 'circular', path}
  if (around.length >= MOST_LEVELS) return {kind: 'deep', path}
  const inside = [...around, value]
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner !== 'object') continue
    const step = Array.isArray(value) ? Number(key) : key
    const issue = findNestingIssue(inner, inside, [...path, step])
    if (issue) return issue
  }
  return undefined
}
