import {expect, test} from 'vitest'
import {stepOf} from './move-focus.js'

test.each([
  ['the down key enters a menu at its first entry', 'ArrowDown', -1, 0],
  ['the up key enters it at its last one', 'ArrowUp', -1, 2],
  ['the down key goes on', 'ArrowDown', 0, 1],
  ['and from the last entry to the first', 'ArrowDown', 2, 0],
  ['the up key goes back', 'ArrowUp', 2, 1],
  ['and from the first entry to the last', 'ArrowUp', 0, 2],
  ['Home is the first entry', 'Home', 2, 0],
  ['End is the last entry', 'End', 0, 2],
  ['Home on the button scrolls the page', 'Home', -1, undefined],
  ['other keys are left alone', 'a', 1, undefined]
])('%s', (_title, key, index, next) => {
  expect(stepOf(key, index, 3)).toBe(next)
})

test('an empty menu has no target', () => {
  expect(stepOf('ArrowDown', -1, 0)).toBeUndefined()
})
