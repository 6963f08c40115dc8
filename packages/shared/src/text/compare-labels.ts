/**
 * Compares labels alphabetically and case-insensitively. Doesn't use the rules of a language, so that the order
 * is the same on every machine.
 */
export function compareLabels(left: string, right: string): number {
  const [a, b] = [left.toLowerCase(), right.toLowerCase()]
  if (a === b) return 0
  return a < b ? -1 : 1
}
