import {expect, test} from 'vitest'
import {choosePlace} from './place-card.js'

const space = {
  card: {width: 300, height: 100},
  screen: {width: 800, height: 600},
  isRightToLeft: false
}

test.each([
  ['below its link', {left: 50, right: 150, top: 100, bottom: 120}, {left: 50, top: 128}],
  [
    'above it, at the end of the window',
    {left: 50, right: 150, top: 520, bottom: 540},
    {left: 50, top: 412}
  ],
  [
    'inside the window, at its right edge',
    {left: 700, right: 790, top: 100, bottom: 120},
    {left: 492, top: 128}
  ]
])('a card is %s', (_place, line, place) => {
  expect(choosePlace(line, space)).toEqual(place)
})

test('in right-to-left text, a card starts at the right of its link', () => {
  const line = {left: 400, right: 500, top: 100, bottom: 120}
  expect(choosePlace(line, {...space, isRightToLeft: true}).left).toBe(200)
})

test('a card on a narrow screen starts at its left edge', () => {
  const line = {left: 100, right: 150, top: 100, bottom: 120}
  expect(choosePlace(line, {...space, screen: {width: 250, height: 600}}).left).toBe(8)
})
