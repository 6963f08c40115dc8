import {expect, test} from 'vitest'
import {readCard} from './read-card.js'

const leaf = {type: 'link', label: 'Owl', href: '/docs/owl'} as const

test('a card stays as it is', () => {
  const card = {type: 'link', label: 'Owl', path: '/docs/owl'} as const
  expect(readCard(card)).toBe(card)
})

test('a link of a sidebar has its text', () => {
  expect(readCard({...leaf, description: 'Hunts at night.'})).toEqual({
    ...{type: 'link', label: 'Owl', path: '/docs/owl', description: 'Hunts at night.'}
  })
})

test('a category links to its first page and counts its items', () => {
  const html = {type: 'html', value: '<hr>', defaultStyle: false} as const
  const birds = {type: 'category', label: 'Birds', items: [html, leaf]} as const
  expect(readCard(birds)).toEqual({type: 'category', label: 'Birds', path: '/docs/owl', count: 2})
  expect(readCard({...birds, items: [html]})).toBeUndefined()
  expect(readCard(html)).toBeUndefined()
})
