/** Levels of objects and lists that a value can have. Functions that walk it call themselves for each level. */
const MOST_LEVELS = 200

/** Finds out why a value can't be walked or written as JSON: an object is inside itself, or the levels are too many. */
export function findNestingFault(
  value: unknown,
  around: readonly unknown[] = []
): 'circular' | 'deep' | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (around.includes(value)) return 'circular'
  if (around.length >= MOST_LEVELS) return 'deep'
  const inside = [...around, value]
  for (const inner of Object.values(value)) {
    const fault = findNestingFault(inner, inside)
    if (fault) return fault
  }
  return undefined
}
