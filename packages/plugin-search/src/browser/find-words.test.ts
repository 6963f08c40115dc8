import {expect, test} from 'vitest'
import {createPattern} from './find-words.js'

const find = (words: readonly string[], text: string) =>
  [...text.matchAll(createPattern(words) ?? /^$/g)].map(([word]) => word)

test('finds whole words, ignoring case', () => {
  expect(find(['nest', 'owl'], 'Owls nest; an OWL in a nest-box.')).toEqual(['nest', 'OWL', 'nest'])
})

test('prefers the longest match, and finds names with special characters', () => {
  expect(find(['base', 'baseUrl', 'c++'], 'baseUrl in C++')).toEqual(['baseUrl', 'C++'])
})

test('finds parts of text without spaces', () => {
  expect(find(['観察'], '野鳥観察会')).toEqual(['観察'])
})

test('returns no pattern without words', () => {
  expect(createPattern([' ', ''])).toBeUndefined()
})
