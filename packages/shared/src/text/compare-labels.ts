/**
 * Compares labels alphabetically and without regard to case. The comparison doesn't depend on a
 * language, so the order is the same on every machine.
 */
export function compareLabels(left: string, right: string): number {
  const [a, b] = [left.toLowerCase(), right.toLowerCase()]
  if (a === b) return 0
  return a < b ? -1 : 1
}
