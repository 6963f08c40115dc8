import {expect, test} from 'vitest'
import {splitText} from './split-text.js'

test.each([
  ['a short text stays whole', 'One. Two.', 20, ['One. Two.']],
  ['lines stay together', 'One two.\nThree four.', 12, ['One two.', 'Three four.']],
  [
    'a long line is cut after sentences',
    'One two. Three. Four',
    10,
    ['One two.', 'Three.', 'Four']
  ],
  ['and between words', 'alpha beta gamma', 11, ['alpha beta', 'gamma']],
  ['sentences without spaces', '一二三。四五六。七', 5, ['一二三。', '四五六。七']],
  ['a word that is too long', 'x'.repeat(5), 4, ['xx' + 'xx', 'x']],
  ['nothing', '  \n ', 4, []]
])('%s', (_title, text, limit, pieces) => {
  expect(splitText(text, limit)).toEqual(pieces)
})

test('loses no text and splits no character', () => {
  const text = '🦊'.repeat(50)
  const pieces = splitText(text, 9)
  expect(pieces.join('')).toBe(text)
  expect(pieces.every((piece) => piece.length <= 9 && !/\p{Cs}/u.test(piece))).toBe(true)
})
