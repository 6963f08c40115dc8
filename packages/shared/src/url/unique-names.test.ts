import {expect, test} from 'vitest'
import {slugifyName} from './unique-names.js'

test.each([
  ['getBird', 'get-bird'],
  ['Crème brûlée', 'creme-brulee'],
  ['getÉtat', 'get-etat'],
  ['Übersicht: Vögel', 'ubersicht-vogel'],
  ['새 목록', '새-목록'],
  ['हिन्दी', 'हिन्दी'],
  ['?!', 'unnamed']
])('converts %s to the slug %s', (name, slug) => {
  expect(slugifyName(name)).toBe(slug)
})
