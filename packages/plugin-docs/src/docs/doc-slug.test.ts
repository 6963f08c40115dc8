import {expect, test} from 'vitest'
import {createDocSlug} from './doc-slug.js'

test.each([
  [{folder: '', fileName: 'intro', id: 'intro'}, '/intro'],
  [{folder: 'guides', fileName: 'a', id: 'b'}, '/guides/b'],
  [{folder: 'guides', fileName: 'index', id: 'index'}, '/guides'],
  [{folder: 'guides', fileName: 'README', id: 'README'}, '/guides'],
  [{folder: 'Guides', fileName: 'guides', id: 'guides'}, '/Guides'],
  [{folder: '', fileName: 'index', id: 'index'}, '/'],
  [{folder: 'guides', fileName: 'a', id: 'a', slug: '/'}, '/'],
  [{folder: 'guides', fileName: 'a', id: 'a', slug: '/start/'}, '/start'],
  [{folder: 'guides', fileName: 'a', id: 'a', slug: 'x'}, '/guides/x'],
  [{folder: 'guides', fileName: 'a', id: 'a', slug: '../x'}, '/x'],
  [{folder: '', fileName: 'a', id: 'a', slug: '/caf%C3%A9'}, '/café']
])('%o has the path %s', (input, expected) => {
  expect(createDocSlug(input)).toBe(expected)
})
