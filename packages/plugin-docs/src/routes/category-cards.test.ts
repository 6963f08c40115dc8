import {expect, test} from 'vitest'
import type {SidebarNode} from '../sidebars/resolved-sidebar.js'
import {createCategoryCards} from './category-cards.js'

const LINK: SidebarNode = {
  item: {type: 'link', label: 'Owl', href: '/docs/owl'},
  ...{children: [], hidden: []}
}
const CATEGORY: SidebarNode = {
  item: {type: 'category', label: 'Night', href: '/docs/night'},
  ...{children: [LINK], hidden: [], hiddenItems: 2}
}

test('the number of items only includes unlisted docs in Docusaurus projects', () => {
  const parent = {children: [CATEGORY, LINK]}
  const count = (compatibility?: 'docusaurus') =>
    createCategoryCards(parent, {compatibility}).map((card) => 'count' in card && card.count)
  expect(count()).toEqual([1, false])
  expect(count('docusaurus')).toEqual([3, false])
})
