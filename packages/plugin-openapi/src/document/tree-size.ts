/** Maximum number of values in a file. Only aliases nested in other aliases can exceed it. */
const MAX_VALUES = 5_000_000

/**
 * Returns why a parsed file can't be traversed: `cycle` if a YAML alias contains itself, `size` if
 * aliases expand to millions of values.
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
    // The call stack overflowed because values are nested too deeply.
    if (error instanceof RangeError) return 'size'
    throw error
  }
  return problem
}
