/** @typedef {import('../benchmarks/random.mjs').Random} Random */

const WORDS =
  'wing feather nest river stone lantern page index north harbour quiet copper meadow signal thread'.split(
    ' '
  )

/**
 * Returns some random words.
 *
 * @param {Random} random
 * @param {number} [count]
 */
export function writeWords(random, count = 3) {
  return Array.from({length: count}, () => random.pick(WORDS)).join(' ')
}

/**
 * Returns some words with a capital first letter, for a title or label.
 *
 * @param {Random} random
 */
export function writeTitle(random) {
  const words = writeWords(random, random.between(1, 3))
  return words.charAt(0).toUpperCase() + words.slice(1)
}
