import {expect, test} from 'vitest'
import {createDocSlug, isFolderIndex} from './doc-slug.js'

test.each([
  [{folder: '', isIndex: false, id: 'intro'}, '/intro'],
  [{folder: 'guides', isIndex: false, id: 'b'}, '/guides/b'],
  [{folder: 'guides', isIndex: true, id: 'index'}, '/guides'],
  [{folder: 'guides', isIndex: true, id: 'README'}, '/guides'],
  [{folder: 'Guides', isIndex: true, id: 'guides'}, '/Guides'],
  [{folder: '', isIndex: true, id: 'index'}, '/'],
  [{folder: 'guides', isIndex: false, id: 'a', slug: '/'}, '/'],
  [{folder: 'guides', isIndex: false, id: 'a', slug: '/start/'}, '/start'],
  [{folder: 'guides', isIndex: false, id: 'a', slug: 'x'}, '/guides/x'],
  [{folder: 'guides', isIndex: false, id: 'a', slug: '../x'}, '/x'],
  [{folder: '', isIndex: false, id: 'a', slug: '/caf%C3%A9'}, '/café']
])('%o has the path %s', (input, expected) => {
  expect(createDocSlug(input)).toBe(expected)
})

test.each([
  ['guides', 'index', true],
  ['guides', 'README', true],
  ['Guides', 'guides', true],
  ['more/guides', 'guides', true],
  ['', 'index', true],
  ['', 'intro', false],
  ['guides', '1-guides', false]
])('in `%s`, whether `%s` is the index is %s', (folder, fileName, expected) => {
  expect(isFolderIndex(folder, fileName)).toBe(expected)
})
