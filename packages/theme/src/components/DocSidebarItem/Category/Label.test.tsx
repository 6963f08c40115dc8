import type {SidebarCategory} from '@lectern/types'
import CategoryLabel from '@theme/DocSidebarItem/Category/Label'
import {expect, test} from 'vitest'
import {outline} from '../../../fixtures/outline.js'
import {renderSample} from '../../../fixtures/render-sample.js'

const BIRDS: SidebarCategory = {type: 'category', label: 'Birds', items: []}

function render(
  category: Partial<SidebarCategory>,
  state: {isOpen?: boolean; isActive?: boolean; holdsPage?: boolean} = {}
): string {
  const {isOpen = false, isActive = false, holdsPage = false} = state
  return renderSample(
    <CategoryLabel
      item={{...BIRDS, ...category}}
      {...{isOpen, isActive, holdsPage}}
      onChoose={() => {}}
    />
  )
}

test.each<[string, Partial<SidebarCategory>, string]>([
  ['without a page is a button', {}, '(Birds)'],
  [
    'with a page is a link, and a button opens it',
    {href: '/docs/birds'},
    "[Birds](/base/docs/birds) (Expand sidebar category 'Birds')"
  ],
  [
    'whose link is the page of one of its items opens by the link',
    {href: '/docs/owl', linkUnlisted: true},
    '[Birds](/base/docs/owl)'
  ],
  [
    'with a page that is always open is a link alone',
    {href: '/docs/birds', collapsible: false},
    '[Birds](/base/docs/birds)'
  ]
])('the label of a category %s', (_title, category, expected) => {
  expect(outline(render(category)).join(' ').replace(/\)\(/g, ') (')).toBe(expected)
})

test('the button describes its action', () => {
  const category = {href: '/docs/birds'}
  expect(render(category)).toContain('aria-label="Expand sidebar category &#x27;Birds&#x27;"')
  const open = render(category, {isOpen: true})
  expect(open).toContain('aria-label="Collapse sidebar category &#x27;Birds&#x27;"')
  expect(open.match(/aria-expanded="[^"]*"/g)).toEqual(['aria-expanded="true"'])
})

test.each<[string, Partial<SidebarCategory>]>([
  ['a button', {}],
  ['the link of an item', {href: '/docs/owl', linkUnlisted: true}]
])('%s that opens the category exposes its state', (_title, category) => {
  expect(render(category)).toContain('aria-expanded="false"')
  expect(render(category, {isOpen: true})).toContain('aria-expanded="true"')
})

test('a category that is always open exposes no state', () => {
  expect(render({href: '/docs/birds', collapsible: false}, {isOpen: true})).not.toContain(
    'aria-expanded'
  )
})

test('the category of the page is marked, as is one that contains it', () => {
  const own = render({href: '/docs/birds'}, {isActive: true})
  expect(own).toContain('aria-current="page"')
  expect(own).toContain('menu__link--active')
  const holder = render({href: '/docs/birds'}, {holdsPage: true})
  expect(holder).not.toContain('aria-current')
  expect(holder).toContain('menu__link--branch')
})
