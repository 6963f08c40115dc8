import {expect, test} from 'vitest'
import {cutAtWord} from './cut-at-word.js'

test.each([
  ['a short text', 'Owls hunt.', 'Owls hunt.'],
  ['a long text, after a word', `${'owl, '.repeat(60)}end`, `${'owl, '.repeat(59)}owl`],
  ['a long word', 'o'.repeat(400), 'o'.repeat(300)]
])('%s', (_, text, cut) => {
  expect(cutAtWord(text)).toBe(cut)
})
