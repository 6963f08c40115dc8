import {expect, test} from 'vitest'
import {countAttributes, type TagState} from './tag-attributes.js'

test.each([
  ['attributes without values', '<a b c>', 2],
  ['attributes with values', `<a b="c" d='e f'>`, 2],
  ['words in a value', '<path d="M0 0 10 10">', 1],
  ['expressions', '<A b={c ? d : e} {...f} g/>', 2],
  ['text around tags', "don't <b>a b</b> it's c", 0],
  ['values over lines', '<path d="M0 0\n10 10"\nfill="a b">c', 2],
  ['values that end at the start of a line', '<a b="c\n" d>', 2],
  ['expressions with braces', '<A b={{c} d} e/>', 2],
  ['attributes over lines', '<a\nb\nc\n>d', 2],
  ['an unclosed tag', '<a b c', 2],
  ['a tag in a tag', '<a b <c d', 3]
])('counts %s', (_, text, expected) => {
  expect(countLines(text)).toBe(expected)
})

test('counts the attributes of the current tag separately', () => {
  const state: TagState = {braces: 0}
  countAttributes('<a b c><d e', state)
  expect(state).toEqual({count: 1, braces: 0})
})

function countLines(text: string): number {
  const state: TagState = {braces: 0}
  return text.split('\n').reduce((sum, line) => sum + countAttributes(line, state), 0)
}
