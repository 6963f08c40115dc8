import {expect, test} from 'vitest'
import {formatReport} from './format-report.js'

test('groups what was found, with places and advice', () => {
  expect(
    formatReport([
      {status: 'unsupported', message: 'The field is unknown.', file: 'a.js', hint: 'Do without.'},
      {status: 'works', message: 'a.js is read.', hint: 'Nothing to do.'},
      {status: 'change', message: 'There is no module x.', file: 'src/b.js', line: 3}
    ])
  ).toBe(`Works as it is
  a.js is read.

Needs a change
  There is no module x.
    at src/b.js:3

Not supported
  The field is unknown.
    at a.js
    → Do without.

1 to change, 1 not supported.`)
})

test('a project without faults is told how to go on', () => {
  expect(formatReport([])).toBe('The project works as it is. Build it with: site build')
})
