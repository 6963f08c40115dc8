import {expect, test} from 'vitest'
import {isHiddenAfterScroll} from './hide-on-scroll.js'

const place = {top: 500, lastTop: 400, barHeight: 60, left: 1000}

test.each([
  ['scrolling down hides the bar', place, false, true],
  ['scrolling up shows it', {...place, lastTop: 600}, true, false],
  ['standing still changes nothing', {...place, lastTop: 500}, true, true],
  ['less than its own height from the top it is always there', {...place, top: 59}, true, false],
  ['its own height from the top it may go', {...place, top: 60, lastTop: 30}, false, true],
  ['a page that bounces at its end keeps it hidden', {...place, lastTop: 510, left: 5}, true, true]
])('%s', (_title, at, wasHidden, isHidden) => {
  expect(isHiddenAfterScroll(at, wasHidden)).toBe(isHidden)
})
