import {expect, test} from 'vitest'
import {countWords} from './count-words.js'

test.each([
  ['', 0],
  ['Three little words', 3],
  ['It’s 12 o’clock – now', 4],
  ['Grüße aus Zürich', 3],
  ['你好 world 3', 4],
  ['東京は大きい。', 6],
  ['안녕하세요 여러분', 8],
  ['สวัสดีชาวโลก', 3],
  ['นก and birds', 3],
  ['مرحبا بالعالم', 2]
])('%j has %d words', (text, count) => {
  expect(countWords(text)).toBe(count)
})
