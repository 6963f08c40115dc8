import {expect, test} from 'vitest'
import {findActiveHeading} from './find-active-heading.js'

const headings = [
  {id: 'a', top: 300},
  {id: 'b', top: 1500},
  {id: 'c', top: 2700},
  {id: 'd', top: 2800},
  {id: 'e', top: 2900}
]
const page = {windowHeight: 800, pageHeight: 3000, readLine: 104, lookahead: 0.5}

test.each([
  [0, 'a'],
  [1395, 'a'],
  [1396, 'b'],
  [2000, 'b'],
  [2100, 'd'],
  [2199, 'e'],
  [2200, 'e']
])('at %i pixels the current section is %s', (scrollTop, id) => {
  expect(findActiveHeading(headings, {...page, scrollTop})).toBe(id)
})

test('each of the short sections at the end becomes current', () => {
  const seen = new Set<string | undefined>()
  for (let scrollTop = 0; scrollTop <= 2200; scrollTop += 10) {
    seen.add(findActiveHeading(headings, {...page, scrollTop}))
  }
  expect([...seen]).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('the first section is current as soon as its heading is in the upper half', () => {
  const at = (top: number) => findActiveHeading([{id: 'a', top}], {...page, scrollTop: 0})
  expect([at(399), at(400)]).toEqual(['a', undefined])
})

test('without lookahead, no section is current before its heading is read', () => {
  const at = (scrollTop: number) => findActiveHeading(headings, {...page, lookahead: 0, scrollTop})
  expect([at(0), at(195), at(196)]).toEqual([undefined, undefined, 'a'])
})

test('a page that doesn’t scroll is at its start', () => {
  const position = {scrollTop: 0, windowHeight: 800, pageHeight: 800, readLine: 104, lookahead: 0.5}
  expect(findActiveHeading(headings, position)).toBe('a')
  expect(findActiveHeading([], position)).toBeUndefined()
})
