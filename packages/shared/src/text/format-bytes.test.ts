import {expect, test} from 'vitest'
import {formatBytes} from './format-bytes.js'

test.each([
  [999, '999 B'],
  [34_500, '34.5 kB'],
  [1_234_567, '1.2 MB']
])('%d bytes are formatted as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})
