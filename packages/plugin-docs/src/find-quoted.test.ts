import {expect, test} from 'vitest'
import {findQuoted} from './find-quoted.js'

const text = 'export default {\n  docs: [\'intro\', "guides/a"]\n}\n'

test.each([
  ['intro', {file: 's.ts', line: 2, column: 10}],
  ['guides/a', {file: 's.ts', line: 2, column: 19}],
  ['docs', {file: 's.ts'}]
])('finds %s in its quotes', (name, expected) => {
  expect(findQuoted(name, 's.ts', text)).toEqual(expected)
})

test('names the file alone when its text is not known', () => {
  expect(findQuoted('intro', 's.ts', undefined)).toEqual({file: 's.ts'})
})
