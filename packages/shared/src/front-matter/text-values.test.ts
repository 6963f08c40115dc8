import {expect, test} from 'vitest'
import {asWritten, putValues} from './text-values.js'

test('replaces placeholders with values', () => {
  expect(putValues('{count} of {all}, {none}', {count: 2, all: '$&'})).toBe('2 of $&, {none}')
  expect(putValues('{toString}')).toBe('{toString}')
})

test('a site without translations uses its strings unchanged', () => {
  expect(asWritten({id: 'a', message: 'Hello {name}'}, {name: 'Ada'})).toBe('Hello Ada')
})
