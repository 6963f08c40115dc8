import {expect, test} from 'vitest'
import {stubWindow} from '../fixtures/stub-window.js'
import {holdScroll} from './hold-scroll.js'

/** Simulates a page whose heading stays at the top of the window. */
function holdHeading() {
  const window = stubWindow()
  window.places.owl = 400
  const stop = holdScroll(() => document.getElementById('owl')?.scrollIntoView())
  return {window, stop}
}

test('scrolls in the next frame', () => {
  const {window} = holdHeading()
  expect(window.top()).toBe(0)
  window.frame()
  expect(window.top()).toBe(400)
})

test('an image that loads late doesn’t shift the position', () => {
  const {window} = holdHeading()
  window.frame()
  Object.assign(window, {height: 3300, places: {owl: 700}})
  window.frame()
  expect(window.top()).toBe(700)
})

test('stops when the reader scrolls', () => {
  const {window} = holdHeading()
  window.frame()
  window.scroll(520)
  window.frame()
  Object.assign(window, {height: 3300, places: {owl: 700}})
  window.frame()
  expect(window.top()).toBe(520)
})

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'a reader’s %s before the first frame stops it',
  (act) => {
    const {window} = holdHeading()
    window.send(act)
    window.frame()
    expect(window.top()).toBe(0)
  }
)

test('a scroll that the browser makes because the page grew doesn’t stop it', () => {
  const {window} = holdHeading()
  window.frame()
  // The browser keeps visible content in its position: the page gets longer, and scrolls by the same
  // amount.
  Object.assign(window, {height: 3300, places: {owl: 700}})
  window.scroll(600)
  window.frame()
  expect(window.top()).toBe(700)
})

test('stops when the reader leaves the page', () => {
  const {window, stop} = holdHeading()
  stop()
  window.frame()
  expect(window.top()).toBe(0)
})
