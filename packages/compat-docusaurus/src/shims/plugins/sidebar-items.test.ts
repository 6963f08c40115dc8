import type {SidebarItem} from '@lectern/types'
import {expect, test} from 'vitest'
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  isActiveSidebarItem
} from './sidebar-items.js'

const leaf: SidebarItem = {type: 'link', label: 'Leaf', href: '/docs/leaf'}
const words: SidebarItem = {type: 'html', value: '<b>x</b>', defaultStyle: false}
const branch: SidebarItem = {type: 'category', label: 'Branch', items: [words, leaf]}
const closed: SidebarItem = {type: 'category', label: 'Closed'}

test('an item is active on its page, and so are its parents', () => {
  expect(isActiveSidebarItem(leaf, '/docs/leaf/')).toBe(true)
  expect(isActiveSidebarItem(branch, '/docs/leaf')).toBe(true)
  expect(isActiveSidebarItem(branch, '/docs')).toBe(false)
  expect(isActiveSidebarItem(closed, '/docs')).toBe(false)
  expect(isActiveSidebarItem(words, '/docs')).toBe(false)
})

test('a category whose label links to a page below it isn’t active on that page', () => {
  const borrowed: SidebarItem = {...closed, href: '/docs/leaf', linkUnlisted: true}
  expect(isActiveSidebarItem(borrowed, '/docs/leaf')).toBe(false)
  expect(isActiveSidebarItem({...closed, href: '/docs/own'}, '/docs/own')).toBe(true)
})

test('an item links to the first page at or below it', () => {
  expect(findFirstSidebarItemLink(branch)).toBe('/docs/leaf')
  expect(findFirstSidebarItemLink(words)).toBeUndefined()
  expect(filterDocCardListItems([words, leaf, closed, branch])).toEqual([leaf, branch])
})
