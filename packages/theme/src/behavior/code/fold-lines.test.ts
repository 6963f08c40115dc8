import {expect, test} from 'vitest'
import {foldLines} from './fold-lines.js'

const LINES = '<span class="token-line">a\n</span><span class="token-line">b</span>'

test('hides all but the first lines', () => {
  expect(foldLines(LINES, 1)).toBe(
    '<span class="token-line">a\n</span><span class="code-fold" hidden="until-found"><span class="token-line">b</span></span>'
  )
})

test.each([undefined, 2, 30])('keeps a block of two lines that shows %s', (shown) => {
  expect(foldLines(LINES, shown)).toBe(LINES)
})
