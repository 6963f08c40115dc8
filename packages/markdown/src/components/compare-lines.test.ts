import {expect, test} from 'vitest'
import {compareLines} from './compare-lines.js'

const SIGNS = {none: ' ', add: '+', remove: '-'}

test.each([
  ['', '', [' ']],
  ['a', 'a', [' a']],
  ['a', 'b', ['-a', '+b']],
  ['a\nb\nc', 'a\nc', [' a', '-b', ' c']],
  ['a\nc', 'a\nb\nc', [' a', '+b', ' c']],
  ['a\na', 'a', [' a', '-a']],
  ['a\nb\nc\nd', 'x\nb\ny\nd', ['-a', '+x', ' b', '-c', '+y', ' d']]
])('compares %j with %j', (before, after, expected) => {
  const lines = compareLines(before.split('\n'), after.split('\n'))
  expect(lines.map(({text, change}) => `${SIGNS[change]}${text}`.trimEnd() || ' ')).toEqual(
    expected
  )
})

test('compares long code without common lines quickly', () => {
  const linesOf = (name: string) => Array.from({length: 50_000}, (_, index) => `${name}${index}`)
  const lines = compareLines(['same', ...linesOf('a')], ['same', ...linesOf('b')])
  expect(lines).toHaveLength(100_001)
  expect(lines[0]).toEqual({text: 'same', change: 'none'})
})
