import {expect, test} from 'vitest'
import {cutAtWord} from './cut-at-word.js'

test.each([
  ['a short text', 'Owls hunt.', 'Owls hunt.'],
  ['a long text, after a word', `${'owl, '.repeat(60)}end`, `${'owl, '.repeat(59)}owl`],
  ['a long word', 'o'.repeat(400), 'o'.repeat(300)],
  ['text without spaces', `Owl は${'鳥'.repeat(400)}`, `Owl は${'鳥'.repeat(295)}`],
  ['a name in text without spaces', `${'鳥'.repeat(290)}、feeders-for-owls`, '鳥'.repeat(290)],
  ['a combining mark', `${'ก'.repeat(299)}กิก`, 'ก'.repeat(299)]
])('%s', (_, text, cut) => {
  expect(cutAtWord(text)).toBe(cut)
})

test('the limit can be set', () => {
  expect(cutAtWord('owls hunt', 6)).toBe('owls')
})
