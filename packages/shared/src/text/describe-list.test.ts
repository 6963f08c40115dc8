import {expect, test} from 'vitest'
import {describeList} from './describe-list.js'

test('lists the names on a page', () => {
  expect(describeList(['Bread', 'Soup'], {})).toBe('Bread, Soup.')
})

test('counts the names beyond the limit', () => {
  const names = Array.from({length: 9}, (_, index) => `Page ${index}`)
  expect(describeList(names, {})).toBe('Page 0, Page 1, Page 2, Page 3, Page 4, Page 5 and 3 more.')
})

test('returns nothing for an empty list', () => {
  expect(describeList([], {})).toBeUndefined()
})

test('list pages of Docusaurus projects have no generated description', () => {
  expect(describeList(['Bread'], {compatibility: 'docusaurus'})).toBeUndefined()
})
