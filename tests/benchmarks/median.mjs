/**
 * Returns the median of the values, or 0 if there aren't any.
 *
 * @param {readonly number[]} values
 */
export function median(values) {
  const sorted = sort(values)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/**
 * Returns a percentile of the values (nearest rank), or 0 if there aren't any.
 *
 * @param {readonly number[]} values
 * @param {number} share
 */
export function percentile(values, share) {
  return sort(values)[Math.ceil((values.length * share) / 100) - 1] ?? 0
}

/** @param {readonly number[]} values */
function sort(values) {
  return [...values].sort((left, right) => left - right)
}
