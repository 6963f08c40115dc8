/**
 * How long it takes to unfold content of a height (CSS pixels), in milliseconds: tall content takes
 * longer, but not in proportion, and nobody waits more than 0.4 s (specification §9).
 */
export function collapseDuration(height: number): number {
  return Math.min(400, Math.round(80 + 8 * Math.sqrt(height)))
}
