import {expect, test} from 'vitest'
import {ownValue} from './own-value.js'

test('finds the values of keys in the table', () => {
  expect(ownValue({owl: 1}, 'owl')).toBe(1)
  expect(ownValue({owl: 1}, 'wren')).toBeUndefined()
  expect(ownValue(undefined, 'owl')).toBeUndefined()
})

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  '%s isn’t inherited',
  (key) => {
    expect(ownValue({owl: 1}, key)).toBeUndefined()
  }
)

test('names of inherited values can be keys', () => {
  expect(ownValue(JSON.parse('{"__proto__": 1, "constructor": 2}'), '__proto__')).toBe(1)
})
