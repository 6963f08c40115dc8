/**
 * Returns how long expanding content of a height (CSS pixels) takes, in milliseconds. Tall content takes
 * longer, but less than proportionally, and at most 0.4 s (specification §9).
 */
export function collapseDuration(height: number): number {
  return Math.min(400, Math.round(80 + 8 * Math.sqrt(height)))
}
