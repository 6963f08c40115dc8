import {expect, test} from 'vitest'
import {isRegexpStringMatch, splitNavbarItems} from './navbar-hooks.js'

test('items without a position are on the right', () => {
  const [left, right] = splitNavbarItems([{position: 'left'}, {}, {position: 'right'}])
  expect(left).toEqual([{position: 'left'}])
  expect(right).toEqual([{}, {position: 'right'}])
})

test('patterns in the configuration are case-insensitive', () => {
  expect(isRegexpStringMatch('/DOCS/', '/docs/a')).toBe(true)
  expect(isRegexpStringMatch('/blog/', '/docs/a')).toBe(false)
  expect(isRegexpStringMatch(undefined, '/docs/a')).toBe(false)
})
