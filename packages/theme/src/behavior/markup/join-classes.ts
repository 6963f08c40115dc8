/** Joins class names. Omits falsy ones, and returns `undefined` if none remain. */
export function joinClasses(
  ...names: (string | 0 | false | null | undefined)[]
): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
