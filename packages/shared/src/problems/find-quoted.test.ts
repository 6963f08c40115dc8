import {expect, test} from 'vitest'
import {findAllQuoted, findProperty, findQuoted} from './find-quoted.js'

const text = 'export default {\n  docs: [\'intro\', "guides/a"]\n}\n'

test.each([
  ['intro', {file: 's.ts', line: 2, column: 10}],
  ['guides/a', {file: 's.ts', line: 2, column: 19}],
  ['docs', {file: 's.ts'}]
])('finds %s in quotes', (name, expected) => {
  expect(findQuoted(name, {file: 's.ts', text})).toEqual(expected)
})

test('returns only the file if its text is unknown', () => {
  expect(findQuoted('intro', {file: 's.ts'})).toEqual({file: 's.ts'})
})

test('finds every occurrence in order, whatever its quotes', () => {
  const text = '`blog`, "blog"\nblog \'blog\''
  const lines = findAllQuoted('blog', {file: 's.ts', text}).map(({line, column}) => [line, column])
  expect(lines).toEqual([
    [1, 1],
    [1, 9],
    [2, 6]
  ])
})

test.each([
  ['the name behind its key', "[{type: 'doc', docId: 'doc'}]", {line: 1, column: 23}],
  ['a key in quotes', '{"docId":\n "doc"}', {line: 2, column: 2}],
  ['the name elsewhere', "const id = 'doc'\n", {line: 1, column: 12}],
  ['no place', 'const id = make()\n', {}]
])('finds %s', (_what, text, place) => {
  expect(findProperty('docId', 'doc', {file: 'a.ts', text})).toEqual({file: 'a.ts', ...place})
})
