/**
 * Counts the typos between a query word and a known word: missing, extra, different or swapped
 * letters. Stops counting once `limit` is exceeded.
 *
 * @param isPrefix - Whether to compare with the best matching prefix of the known word, for
 * incomplete queries.
 */
export function editDistance(
  typed: string,
  word: string,
  {limit, isPrefix = false}: {limit: number; isPrefix?: boolean}
): number {
  if (!isPrefix && Math.abs(typed.length - word.length) > limit) return limit + 1
  const columns = Math.min(word.length, typed.length + limit)
  let before: number[] = []
  let last = Array.from({length: columns + 1}, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const current = [row]
    let lowest = row
    for (let column = 1; column <= columns; column++) {
      const isSame = typed[row - 1] === word[column - 1]
      let distance = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1)
      )
      const isSwapped =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === word[column - 2] &&
        typed[row - 2] === word[column - 1]
      if (isSwapped) distance = Math.min(distance, (before[column - 2] ?? 0) + 1)
      current.push(distance)
      if (distance < lowest) lowest = distance
    }
    if (lowest > limit) return limit + 1
    before = last
    last = current
  }
  return isPrefix ? Math.min(...last) : (last[columns] ?? limit + 1)
}
