/**
 * Maximum nesting depth of objects and arrays. The limit exists because functions that traverse a
 * value are recursive.
 */
export const MAX_LEVELS = 200

/**
 * A circular reference, or a value that is nested too deeply to be traversed or serialized to JSON.
 */
export interface NestingIssue {
  kind: 'circular' | 'deep'
  /** Keys that lead to the invalid object. Array elements have numbers as keys. */
  path: readonly (string | number)[]
}

/** Finds the first circular reference or excessive nesting in a value. */
export function findNestingIssue(
  value: unknown,
  around: readonly unknown[] = [],
  path: NestingIssue['path'] = []
): NestingIssue | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (around.includes(value)) return {kind: 'circular', path}
  if (around.length >= MAX_LEVELS) return {kind: 'deep', path}
  const inside = [...around, value]
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner !== 'object') continue
    const step = Array.isArray(value) ? Number(key) : key
    const issue = findNestingIssue(inner, inside, [...path, step])
    if (issue) return issue
  }
  return undefined
}
