import {expect, test} from 'vitest'
import {createRandom} from '../benchmarks/random.mjs'
import {coverPairs, listPairs} from './cover-pairs.js'
import {FEATURES} from './features.js'

const VALUES = {a: ['1', '2'], b: ['1', '2', '3'], c: ['1', '2']}

/** Returns the pairs that no choice contains. */
function listMissing(
  values: Readonly<Record<string, readonly string[]>>,
  choices: readonly Readonly<Record<string, string>>[]
) {
  return listPairs(values).filter(
    (pair) => !choices.some((choice) => pair.every(([name, value]) => choice[name] === value))
  )
}

test('lists each pair of values of two names once', () => {
  const pairs = listPairs(VALUES).map((pair) => pair.flat().join(''))
  expect(pairs).toHaveLength(2 * 3 + 2 * 2 + 3 * 2)
  expect(new Set(pairs).size).toBe(pairs.length)
  expect(pairs).toContain('a2b3')
})

test.each([1, 2, 3])('covers all pairs with any seed (%i)', (seed) => {
  for (const values of [VALUES, FEATURES]) {
    const choices = coverPairs<typeof values>(values, createRandom(seed).next)
    expect(
      listMissing(
        values,
        choices.map(({choice}) => choice)
      )
    ).toEqual([])
    const counted = choices.reduce((sum, {newPairs}) => sum + newPairs, 0)
    expect(counted).toBe(listPairs(values).length)
  }
})

test('needs few choices, and the first ones cover most pairs', () => {
  expect(coverPairs(VALUES, createRandom(1).next)).toHaveLength(6)
  const choices = coverPairs(FEATURES, createRandom(1).next)
  expect(choices.length).toBeLessThan(14)
  const first = choices.slice(0, 3).reduce((sum, {newPairs}) => sum + newPairs, 0)
  expect(first / listPairs(FEATURES).length).toBeGreaterThan(0.6)
})

test('the same seed gives the same choices', () => {
  const cover = (seed: number) => coverPairs(FEATURES, createRandom(seed).next)
  expect(cover(4)).toEqual(cover(4))
  expect(cover(4)).not.toEqual(cover(5))
})
