import {expect, test} from 'vitest'
import {hasWords} from './has-words.js'

test.each([
  ['', true],
  ['  ', true],
  ['heron', true],
  ['NOTES her', true],
  ['heron owl', false]
])('“Heron notes” holds %j: %s', (typed, found) => {
  expect(hasWords('Heron notes', typed)).toBe(found)
})
