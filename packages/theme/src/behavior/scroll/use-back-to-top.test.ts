import {expect, test} from 'vitest'
import {wantsTop} from './use-back-to-top.js'

const page = {windowHeight: 800, pageHeight: 5000}

test.each([
  ['down', 1000, 1001, false],
  ['up, far from the top', 1000, 999, true],
  ['up, near the top', 310, 299, false],
  ['back from beyond the end, as touch screens let one', 4210, 4200, undefined]
])('a reader who scrolls %s', (_, from, to, expected) => {
  expect(wantsTop({...page, from, to})).toBe(expected)
})
