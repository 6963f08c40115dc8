import {expect, test} from 'vitest'
import {findThrownPosition} from './thrown-position.js'

test('finds the author’s file below the generator’s files in the stack', () => {
  const stack = [
    'Error: no',
    '    at renderToString (file:///site/.site/cache/dev/bundle/server/main-A.mjs:10:2)',
    '    at Counter (/site/src/counter.jsx:4:9)',
    '    at file:///site/src/other.jsx:1:1'
  ].join('\n')
  expect(findThrownPosition(stack, '/site')).toEqual({file: 'src/counter.jsx', line: 4, column: 9})
})

test('reads the stacks of all browsers', () => {
  const stack = 'run@/site/.site/cache/dev/main.js:1:1\nCounter@/site/src/counter.jsx:4:9\n'
  expect(findThrownPosition(stack, '/site')).toEqual({file: 'src/counter.jsx', line: 4, column: 9})
})

test('returns no position if no file of the site is in the stack', () => {
  expect(findThrownPosition('Error\n    at run (node:internal:1:1)', '/site')).toBeUndefined()
  expect(findThrownPosition(undefined, '/site')).toBeUndefined()
})
