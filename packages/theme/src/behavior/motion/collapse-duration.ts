/**
 * Returns the duration in milliseconds for expanding content with a height in CSS pixels. Tall
 * content takes longer, but not proportionally, and at most 0.4 s (specification §9).
 */
export function collapseDuration(height: number): number {
  return Math.min(400, Math.round(80 + 8 * Math.sqrt(height)))
}
