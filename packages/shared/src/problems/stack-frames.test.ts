import {expect, test} from 'vitest'
import {listStackFrames} from './stack-frames.js'

test.each([
  ['at run (/site/a.js:3:9)', '/site/a.js'],
  ['at Object.<anonymous> [as load] (/my site (1)/a.js:3:9)', '/my site (1)/a.js'],
  ['at file:///my%20site%20(1)/a.js:3:9', '/my site (1)/a.js'],
  ['at async file:///site/a.js:3:9', '/site/a.js'],
  ['at async Promise.all (/site/a.js:3:9)', '/site/a.js'],
  ['at new Bird (C:\\Program Files (x86)\\a.js:3:9)', 'C:\\Program Files (x86)\\a.js'],
  ['run@/site/a.js:3:9', '/site/a.js'],
  ['@/site/a.js:3:9', '/site/a.js']
])('finds the file of the frame %s', (frame, file) => {
  expect([...listStackFrames(`Error: no\n    ${frame}\n`)]).toEqual([{file, line: 3, column: 9}])
})

test.each([
  ['node:internal/modules:1:1', 'at run (node:internal/modules:1:1)'],
  ['an invalid URL', 'at file:///%/a.js:1:1'],
  ['the message', '/site/a.js:1:1'],
  ['a long line', `at ${' /'.repeat(100_000)}`]
])('%s isn’t a frame in a file', (_, line) => {
  expect([...listStackFrames(`Error: no\n${line}`)]).toEqual([])
})
