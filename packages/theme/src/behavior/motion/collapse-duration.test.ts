import {expect, test} from 'vitest'
import {collapseDuration} from './collapse-duration.js'

test('tall content expands for longer, up to a limit', () => {
  expect([0, 100, 400, 1600, 100_000].map(collapseDuration)).toEqual([80, 160, 240, 400, 400])
})
