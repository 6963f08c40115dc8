/** Levels of objects and lists that a value can have. Functions that walk it call themselves for each level. */
export const MOST_LEVELS = 200

/** Why a value can't be walked or written as JSON: an object is inside itself, or the levels are too many. */
export interface NestingIssue {
  kind: 'circular' | 'deep'
  /** Keys that lead to the object that is one too many. Elements of lists have numbers. */
  path: readonly (string | number)[]
}

/** Finds the first place where a value can't be walked or written as JSON. */
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
