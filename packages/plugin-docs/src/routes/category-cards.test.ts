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

test('a category shows the description of its page, except in Docusaurus projects', () => {
  const described = {...CATEGORY, pageDescription: 'Awake at night.'}
  const parent = {children: [described, {...described, description: 'Own.'}]}
  const texts = (compatibility?: 'docusaurus') =>
    createCategoryCards(parent, {compatibility}).map(({description}) => description)
  expect(texts()).toEqual(['Awake at night.', 'Own.'])
  expect(texts('docusaurus')).toEqual([undefined, 'Own.'])
})

test('cards have the custom props of their items', () => {
  const item = {type: 'link', label: 'Owl', href: '/docs/owl', customProps: {icon: 'moon'}} as const
  expect(createCategoryCards({children: [{...LINK, item}, CATEGORY]}, {})).toMatchObject([
    {customProps: {icon: 'moon'}},
    {customProps: undefined}
  ])
})

test('the number of items only includes unlisted docs in Docusaurus projects', () => {
  const parent = {children: [CATEGORY, LINK]}
  const count = (compatibility?: 'docusaurus') =>
    createCategoryCards(parent, {compatibility}).map((card) => 'count' in card && card.count)
  expect(count()).toEqual([1, false])
  expect(count('docusaurus')).toEqual([3, false])
})
