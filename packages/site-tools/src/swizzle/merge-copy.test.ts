import {expect, test} from 'vitest'
import {hasConflict, mergeFile} from './merge-copy.js'

const sides = {mine: 'src/theme/A.jsx', theirs: 'theme 2.0.0'}
const origin = ['one', 'two', 'three', 'four', '']
const merge = (mine: string | undefined, theirs: string | undefined, from = origin) =>
  mergeFile({origin: from, mine, theirs}, sides)

test.each([
  ['nothing new in the theme', 'one\nMY two\nthree\nfour\n', 'one\ntwo\nthree\nfour\n'],
  ['the same change on both sides', 'one\nMY two\n', 'one\nMY two\n']
])('%s leaves the file unchanged', (_, mine, theirs) => {
  expect(merge(mine, theirs)).toEqual({outcome: 'unchanged'})
})

test('a file that the site hasn’t changed is replaced with the theme’s version', () => {
  expect(merge('one\ntwo\nthree\nfour\n', 'one\n2\n')).toEqual({outcome: 'taken', text: 'one\n2\n'})
})

test('changes to different lines are merged, and line endings are kept', () => {
  expect(merge('ONE\r\ntwo\r\nthree\r\nfour\r\n', 'one\ntwo\nthree\n4\n')).toEqual({
    outcome: 'merged',
    text: 'ONE\r\ntwo\r\nthree\r\n4\r\n'
  })
})

test('changes to the same line produce a conflict with both versions', () => {
  const merged = merge('one\nTWO\nthree\nfour\n', 'one\n2\nthree\nfour\n')
  expect(merged).toEqual({
    outcome: 'conflict',
    text: 'one\n<<<<<<< src/theme/A.jsx\nTWO\n=======\n2\n>>>>>>> theme 2.0.0\nthree\nfour\n'
  })
  expect(hasConflict(merged.text ?? '')).toBe(true)
  expect(hasConflict('one\ntwo\n')).toBe(false)
})

test('a new theme file is written, and a file that either side deleted stays as it is', () => {
  expect(mergeFile({theirs: 'new\n'}, sides)).toEqual({outcome: 'taken', text: 'new\n'})
  expect(merge(undefined, 'one\n')).toEqual({outcome: 'kept'})
  expect(merge('one\n', undefined)).toEqual({outcome: 'kept'})
})
