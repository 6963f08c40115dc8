import {expect, test} from 'vitest'
import {fillPattern} from './path-pattern.js'

test.each([
  ['/', {}, '/'],
  ['/birds/:id', {id: 3}, '/birds/3'],
  ['/birds/:id?', {}, '/birds'],
  ['/birds/:id(\\d+)/size', {id: 7}, '/birds/7/size'],
  ['/files/:path*', {path: ['a', 'b c']}, '/files/a/b%20c'],
  ['/files/:path', {path: 'a/b?'}, '/files/a%2Fb%3F'],
  ['/:a-:b.:c', {a: 1, b: 2, c: 3}, '/1-2.3']
])('fills %s with %j', (pattern, params, path) => {
  expect(fillPattern(pattern, params)).toBe(path)
})

test('a missing parameter is an error', () => {
  expect(() => fillPattern('/birds/:id', {})).toThrow('The parameter `id` is missing.')
})
