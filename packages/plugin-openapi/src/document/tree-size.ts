/** Descriptions with more values come from aliases that contain aliases. */
const MAX_VALUES = 5_000_000

/**
 * Finds out why a parsed file can't be walked: an alias of YAML that contains itself (`cycle`), or aliases that multiply
 * to millions of values (`size`).
 */
export function findEndlessTree(document: unknown): 'cycle' | 'size' | undefined {
  const sizes = new Map<object, number>()
  const open = new Set<object>()
  let problem: 'cycle' | 'size' | undefined
  const measure = (value: unknown): number => {
    if (typeof value !== 'object' || value === null) return 1
    const known = sizes.get(value)
    if (known !== undefined) return known
    if (open.has(value)) {
      problem = 'cycle'
      return 1
    }
    open.add(value)
    let size = 1
    for (const item of Object.values(value)) size += measure(item)
    open.delete(value)
    sizes.set(value, size)
    if (size > MAX_VALUES) problem ??= 'size'
    return size
  }
  try {
    measure(document)
  } catch (error) {
    // Values are nested so deeply that they exceed the stack.
    if (error instanceof RangeError) return 'size'
    throw error
  }
  return problem
}
