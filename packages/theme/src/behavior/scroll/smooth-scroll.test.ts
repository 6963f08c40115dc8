import {expect, test} from 'vitest'
import {nextScrollTop} from './smooth-scroll.js'

const FRAME = 1000 / 60

test.each([
  ['up by a factor of 0.85', 1000, 0, FRAME, 850],
  ['down by the same', 0, 1000, FRAME, 150],
  ['as far in two frames of a faster screen', 1000, 0, FRAME / 2, 921],
  ['as far when a frame was left out', 1000, 0, 2 * FRAME, 722],
  ['to the target at last', 1, 0, FRAME, 0]
])('scrolls %s', (_, from, target, elapsed, next) => {
  expect(nextScrollTop({from, target, elapsed})).toBe(next)
})

test('always arrives at the target', () => {
  let top = 20_000
  let steps = 0
  while (top > 0 && steps < 1000) {
    top = nextScrollTop({from: top, target: 0, elapsed: FRAME})
    steps++
  }
  expect(steps).toBeLessThan(70)
})
