import {expect, test} from 'vitest'
import {hasArrived, hasReadOn, isFarJump} from './return-state.js'

const places = {from: 3000, landing: 1000, windowHeight: 800}

test('the button is for jumps of more than a screen, up or down', () => {
  expect(isFarJump(places)).toBe(true)
  expect(isFarJump({...places, from: 200})).toBe(false)
  expect(isFarJump({...places, from: 199})).toBe(true)
})

test('it stays while readers are around the target, and goes when they read on', () => {
  expect(hasReadOn(1400, places)).toBe(false)
  expect(hasReadOn(1401, places)).toBe(true)
  expect(hasReadOn(500, places)).toBe(true)
})

test('a smooth scroll to the target isn’t reading', () => {
  expect(hasArrived(2000, places)).toBe(false)
  expect(hasArrived(1003.5, places)).toBe(true)
})
