import {expect, test} from 'vitest'
import {isHiddenAfterScroll} from './hide-on-scroll.js'

const position = {top: 500, lastTop: 400, barHeight: 60, left: 1000}

test.each([
  ['scrolling down hides the bar', position, false, true],
  ['scrolling up shows it', {...position, lastTop: 600}, true, false],
  ['standing still changes nothing', {...position, lastTop: 500}, true, true],
  ['less than its own height from the top it is always there', {...position, top: 59}, true, false],
  ['its own height from the top it may go', {...position, top: 60, lastTop: 30}, false, true],
  [
    'a page that bounces at its end keeps it hidden',
    {...position, lastTop: 510, left: 5},
    true,
    true
  ]
])('%s', (_title, at, wasHidden, isHidden) => {
  expect(isHiddenAfterScroll(at, wasHidden)).toBe(isHidden)
})
