import {expect, test} from 'vitest'
import {isShortcut} from './use-search-shortcut.js'

/** Tests a key event while the search is open. */
function isForSearch(event: Partial<KeyboardEvent>): boolean {
  return isShortcut(event as KeyboardEvent, true)
}

test('closes the search with Escape and Ctrl+K', () => {
  expect(isForSearch({key: 'Escape'})).toBe(true)
  expect(isForSearch({key: 'K', ctrlKey: true})).toBe(true)
  expect(isForSearch({key: 'k'})).toBe(false)
})

test('ignores events without a key, which browsers send when they fill in a form', () => {
  expect(isForSearch({})).toBe(false)
})

test('leaves Escape to the input method while text is composed', () => {
  expect(isForSearch({key: 'Escape', isComposing: true})).toBe(false)
})
