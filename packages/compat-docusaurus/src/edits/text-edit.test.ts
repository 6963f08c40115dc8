import {expect, test} from 'vitest'
import {applyEdits, offsetOf, overlaps} from './text-edit.js'

const text = 'one\r\ntwo three\r\nfour\r\n'

test('edits leave the rest of the text unchanged, in any order', () => {
  const edits = [
    {start: 16, end: 20, text: '4'},
    {start: 5, end: 8, text: '2'}
  ]
  expect(applyEdits(text, edits)).toBe('one\r\n2 three\r\n4\r\n')
  expect(applyEdits(text, [])).toBe(text)
})

test('converts lines and columns to offsets', () => {
  expect(offsetOf(text, 2, 5)).toBe(9)
  expect(offsetOf(text, 9, 1)).toBe(text.length)
})

test('edits at the same place overlap', () => {
  const others = [{start: 3, end: 6, text: ''}]
  expect(overlaps({start: 5, end: 9, text: ''}, others)).toBe(true)
  expect(overlaps({start: 8, end: 9, text: ''}, others)).toBe(false)
})
