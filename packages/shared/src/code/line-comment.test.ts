import {expect, test} from 'vitest'
import {splitLineComment} from './line-comment.js'

test.each([
  ['a = 1  // [!note 1]', 'a = 1', '[!note 1]'],
  ['a = 1 # x // [!code ++]', 'a = 1 # x', '[!code ++]'],
  ['REM [!note 1]', '', '[!note 1]'],
  ['a REM [!note 1]', 'a', '[!note 1]'],
  ['<b /> {/* [!note 2] */}', '<b />', '[!note 2]']
])('splits %s', (line, code, text) => {
  expect(splitLineComment(line, 'js')).toEqual({code, text})
})

test('code before other comments stays whole', () => {
  expect(splitLineComment('a = 1 // note', 'js')).toBeUndefined()
})

test('long lines take linear time', () => {
  const spaces = ' '.repeat(200_000)
  expect(splitLineComment(`a${spaces}b`, 'js')).toBeUndefined()
  expect(splitLineComment(`a${spaces}// [!x]`, 'js')).toEqual({code: 'a', text: '[!x]'})
})
