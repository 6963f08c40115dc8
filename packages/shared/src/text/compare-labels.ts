/**
 * Puts labels in the order of the alphabet without regard to case; not by the rules of a language, so
 * that every machine agrees.
 */
export function compareLabels(left: string, right: string): number {
  const [a, b] = [left.toLowerCase(), right.toLowerCase()]
  if (a === b) return 0
  return a < b ? -1 : 1
}
