import type {SidebarItem} from '@lectern/types'
import {expect, test} from 'vitest'
import {boundItems, findBranch} from './sidebar-branch.js'

function link(label: string): SidebarItem {
  return {type: 'link', label, href: `/docs/${label}`}
}

function category(label: string, items?: readonly SidebarItem[], href?: string): SidebarItem {
  return {type: 'category', label, href, items, collapsible: true, collapsed: true}
}

const sidebar = [
  link('intro'),
  category('Guides', [link('a'), category('Deep', [link('b')])], '/docs/guides'),
  category('Closed', undefined, '/docs/closed')
]

test.each([
  ['/docs/b', ['/Guides', '/Guides/Deep']],
  ['/docs/a/', ['/Guides']],
  ['/docs/guides', ['/Guides']],
  ['/docs/closed', ['/Closed']],
  ['/docs/intro', []],
  ['/elsewhere', []]
])('finds the categories around %s', (path, branch) => {
  expect(findBranch(sidebar, path)).toEqual(branch)
})

test('doesn’t confuse a category with a page that is only its first entry', () => {
  const item: SidebarItem = {
    ...{type: 'category', label: 'X', href: '/docs/first', linkUnlisted: true},
    ...{collapsible: true, collapsed: true}
  }
  expect(findBranch([item], '/docs/first')).toEqual([])
})

test('shows a short list completely', () => {
  const items = [link('a'), link('b')]
  expect(boundItems(items, () => false)).toEqual({items})
})

test('truncates a list of thousands around the current page', () => {
  const items = Array.from({length: 5000}, (_, index) => link(String(index)))
  const bound = boundItems(items, (item) => item === items[2500])
  expect(bound.items.length).toBe(300)
  expect(bound.items).toContain(items[2500])
  expect(bound.omitted).toEqual({before: 2350, after: 2350})
})
