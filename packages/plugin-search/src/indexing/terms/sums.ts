/** Sums by number, in order of first addition. */
export interface Sums {
  add(number: number, amount: number): void
  total(): number
  /** Calls `take` for each sum, then clears all sums. */
  drain(take: (number: number, sum: number) => void): void
}

/**
 * Creates empty sums. Amounts must be above 0. The numbers should be small, since the sums are
 * stored in an array.
 */
export function createSums(): Sums {
  const sums: number[] = []
  let touched: number[] = []
  return {
    add(number, amount) {
      // The array has no gaps, which would make it slow.
      while (sums.length <= number) sums.push(0)
      const sum = sums[number] ?? 0
      if (sum === 0) touched.push(number)
      sums[number] = sum + amount
    },
    total: () => touched.reduce((total, number) => total + (sums[number] ?? 0), 0),
    drain(take) {
      const drained = touched
      touched = []
      for (const number of drained) {
        const sum = sums[number] ?? 0
        sums[number] = 0
        take(number, sum)
      }
    }
  }
}
