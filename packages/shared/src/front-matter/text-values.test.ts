import {expect, test} from 'vitest'
import {asWritten, putValues} from './text-values.js'

test('values replace their names in a text', () => {
  expect(putValues('{count} of {all}, {none}', {count: 2, all: '$&'})).toBe('2 of $&, {none}')
  expect(putValues('{toString}')).toBe('{toString}')
})

test('a site without translations has its texts as they are written', () => {
  expect(asWritten({id: 'a', message: 'Hello {name}'}, {name: 'Ada'})).toBe('Hello Ada')
})
