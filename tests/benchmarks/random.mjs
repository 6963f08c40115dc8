/**
 * Creates a generator of pseudorandom numbers. The same seed gives the same numbers on every
 * machine.
 *
 * @param {number} seed
 */
export function createRandom(seed) {
  // SplitMix32: a scrambled counter, so that similar seeds result in different sequences.
  let state = Math.imul(seed ^ 0x5bd1e995, 0x9e3779b1)
  const next = () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = state ^ (state >>> 16)
    mixed = Math.imul(mixed, 0x21f0aaad)
    mixed ^= mixed >>> 15
    mixed = Math.imul(mixed, 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
  /** @param {number} count */
  const below = (count) => Math.floor(next() * count)
  return {
    /** A number from 0 to 1, excluding 1. */
    next,
    /** An integer from 0 to `count - 1`. */
    below,
    /** An integer from `low` to `high`, inclusive. */
    between: (/** @type {number} */ low, /** @type {number} */ high) => low + below(high - low + 1),
    /** @type {(list: readonly string[]) => string} */
    pick: (list) => list[below(list.length)] ?? '',
    /** A number from the normal distribution with mean 0 and deviation 1 (Box and Muller). */
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  }
}

/** @typedef {ReturnType<typeof createRandom>} Random */
