import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {createLineReader, readExcerpt} from './excerpt.js'

/** Reads the excerpt of line 2, with one line before and after it. */
function read(lines: readonly string[], column?: number) {
  return readExcerpt({file: 'a.md', line: 2, column}, () => lines, {before: 1, after: 1})
}

test('returns the line of a problem and the lines around it, with its column', () => {
  expect(read(['a', 'b', 'c', 'd'], 1)).toEqual([
    {number: 1, text: 'a'},
    {number: 2, text: 'b', column: 1},
    {number: 3, text: 'c'}
  ])
  expect(read(['a'])).toEqual([])
})

test.each([
  ['no column', undefined, 'x'.repeat(160), undefined],
  ['a column that fits', 160, 'x'.repeat(160), 160],
  ['a later column', 161, `…${'x'.repeat(160)}`, 62]
])('cuts a long line with %s', (_, column, text, shown) => {
  expect(read(['', 'x'.repeat(500)], column)[1]).toEqual({number: 2, text, column: shown})
})

test('shows the character at a column that is far to the right', () => {
  const line = `${'x'.repeat(300)}!${'x'.repeat(300)}`
  const {text = '', column = 0} = read(['', line], 301)[1] ?? {}
  expect(text[column - 1]).toBe('!')
})

test('shows no control characters of a binary file', () => {
  const siteDir = createTemporarySite({'a.md': 'a\u001B[2J\u0000\tb\u009B\r\nc\n'})
  const lines = readExcerpt({file: 'a.md', line: 1}, createLineReader(siteDir), {
    ...{before: 0, after: 1}
  })
  expect(lines.map(({text}) => text)).toEqual(['a\uFFFD[2J\uFFFD\tb\uFFFD', 'c'])
})
