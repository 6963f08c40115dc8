/** Joins class names; falsy ones are left out, and nothing at all is `undefined`. */
export function joinClasses(
  ...names: (string | 0 | false | null | undefined)[]
): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
