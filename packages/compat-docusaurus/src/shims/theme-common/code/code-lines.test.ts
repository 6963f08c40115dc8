import {expect, test} from 'vitest'
import {readCodeLines, splitPlainLines} from './code-lines.js'

test('reads the tokens of highlighted lines', () => {
  const html =
    '<span class="token-line marked"><span class="token tag">&lt;<span class="token name">a</span></span> b\n</span>' +
    '<span class="token-line">\n</span>' +
    '<span class="token-line">c &amp; d</span>'
  expect(readCodeLines(html)).toEqual([
    [
      {types: ['tag'], content: '<'},
      {types: ['tag', 'name'], content: 'a'},
      {types: ['plain'], content: ' b'}
    ],
    [{types: ['plain'], content: '\n', empty: true}],
    [{types: ['plain'], content: 'c & d'}]
  ])
})

test('splits highlighted code whose lines are not elements', () => {
  const html = '<span class="token keyword">let</span> a = "b"\n\n&lt;c'
  expect(readCodeLines(html)).toEqual([
    [
      {types: ['keyword'], content: 'let'},
      {types: ['plain'], content: ' a = "b"'}
    ],
    [{types: ['plain'], content: '\n', empty: true}],
    [{types: ['plain'], content: '<c'}]
  ])
})

test('splits code without colors into lines', () => {
  expect(splitPlainLines('a\n\nb')).toEqual([
    [{types: ['plain'], content: 'a'}],
    [{types: ['plain'], content: '\n', empty: true}],
    [{types: ['plain'], content: 'b'}]
  ])
})
