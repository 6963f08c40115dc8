import type {JsonValue} from '@lectern/types'
import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {JsonTree} from './JsonTree.js'

/** Returns the texts of a tree in reading order, with some levels expanded. */
function read(value: JsonValue, openLevels = 9): string[] {
  const html = renderToStaticMarkup(<JsonTree name="owl" value={value} openLevels={openLevels} />)
  return html
    .replaceAll('&quot;', '"')
    .split(/<[^>]*>/)
    .filter((text) => text !== '')
}

test.each([
  ['a string in quotes', 'Hunts', ['owl', '"Hunts"']],
  ['a number', 12, ['owl', '12']],
  ['a truth value', false, ['owl', 'false']],
  ['nothing', null, ['owl', 'null']],
  ['an empty list', [], ['owl', '0 items']],
  ['a list', ['mouse'], ['owl', '1 item', '0', '"mouse"']],
  ['an object', {food: 'mouse', eggs: 4}, ['owl', '2 keys', 'food', '"mouse"', 'eggs', '4']],
  ['an object with one key', {food: null}, ['owl', '1 key', 'food', 'null']]
])('%s is shown with its key', (_, value, texts) => {
  expect(read(value)).toEqual(texts)
})

test('a collapsed value shows its size', () => {
  const value = {food: {mice: 3}}
  expect(read(value, 0)).toEqual(['owl', '1 key'])
  expect(read(value, 1)).toEqual(['owl', '1 key', 'food', '1 key'])
  expect(read(value, 2)).toEqual(['owl', '1 key', 'food', '1 key', 'mice', '3'])
})

test('shows a hundred of many entries, and a button for more', () => {
  const texts = read(Array.from({length: 250}, () => true))
  expect(texts.filter((text) => text === 'true')).toHaveLength(100)
  expect(texts.at(-1)).toBe('Show 100 more of 150')
  expect(read(Array.from({length: 130}, () => true)).at(-1)).toBe('Show 30 more of 30')
})
