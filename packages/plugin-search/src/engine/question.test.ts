import {expect, test} from 'vitest'
import {findTerms} from '../words/terms.js'
import {findSubject, isQuestion, shareOfWord} from './question.js'

test.each([
  ['how do I deploy to a subfolder', true],
  ['what is swizzling', true],
  ['Can readers install it', true],
  ['what’s new', false],
  ['deploy to a subfolder', false],
  ['isOpen', false],
  ['how-to guides', false],
  ['how', false],
  ['', false]
])('“%s” is a question: %s', (text, expected) => {
  expect(isQuestion([...findTerms(text)])).toBe(expected)
})

test.each([
  ['what is the base url for', 'base url'],
  ['how do i add a table of contents', 'table of contents'],
  ['how do i use it', 'how do i use it']
])('“%s” is about %s', (text, subject) => {
  expect(findSubject(text.split(' ')).join(' ')).toBe(subject)
})

test('a common verb counts less than its object', () => {
  expect(shareOfWord('add')).toBeLessThan(shareOfWord('navbar'))
})
