import {expect, test} from 'vitest'
import {findConfigMistakes, listNavbarItems} from './theme-config-mistakes.js'
import {themeConfigSchema} from './theme-config-schema.js'

function mistakesIn(themeConfig: object): string[] {
  return findConfigMistakes(themeConfigSchema.parse(themeConfig)).map(
    ({path, message, hint}) => `${path.join('.')}: ${message} ${hint}`
  )
}

test('a configuration without mistakes has none', () => {
  expect(
    mistakesIn({
      navbar: {
        items: [
          {type: 'doc', docId: 'owl'},
          {label: 'Blog', to: '/blog', 'data-x': 'y'}
        ]
      },
      footer: {links: [{label: 'Owl', to: '/owl'}]}
    })
  ).toEqual([])
})

test('levels that leave no heading are a mistake', () => {
  expect(mistakesIn({tableOfContents: {minHeadingLevel: 4, maxHeadingLevel: 3}})).toEqual([
    'tableOfContents: `themeConfig`: `tableOfContents.minHeadingLevel` is 4, which is above `maxHeadingLevel` (3), so no heading would be shown. Set `minHeadingLevel` to 3 or less, or `maxHeadingLevel` to 4 or more.'
  ])
})

test('a footer holds columns or links, not both', () => {
  const links = [
    {title: 'Docs', items: []},
    {label: 'Owl', to: '/owl'}
  ]
  expect(mistakesIn({footer: {links}})).toEqual([
    'footer.links.1: `themeConfig`: `footer.links` mixes columns and single links: `footer.links.0` is a column, and `footer.links.1` is a link. Give every entry `items`, which makes it a column, or none of them.'
  ])
})

test.each([
  ['doc', 'docId'],
  ['docSidebar', 'sidebarId'],
  ['dropdown', 'items'],
  ['html', 'value']
])('an item of the type %s needs its %s', (type, needed) => {
  expect(mistakesIn({navbar: {items: [{type}]}})).toEqual([
    `navbar.items.0: \`themeConfig\`: \`navbar.items.0\` is of the type \`${type}\` and has no \`${needed}\`. Add \`${needed}\` to it.`
  ])
})

test('a key that is nearly a field is a typo, wherever the item is', () => {
  const items = [{label: 'More', items: [{lable: 'Owl', to: '/owl'}]}]
  expect(mistakesIn({navbar: {items}})).toEqual([
    'navbar.items.0.items.0.lable: `themeConfig` has the unknown key `navbar.items.0.items.0.lable`. Did you mean `label`?'
  ])
})

test('the site’s own types of items have fields of their own', () => {
  expect(mistakesIn({navbar: {items: [{type: 'custom-owl', lable: 'Owl'}]}})).toEqual([])
})

test('items are listed with their places, dropdowns before what they hold', () => {
  const items = [
    {label: 'A', items: [{label: 'B'}], dropdownItemsAfter: [{label: 'C'}]},
    {label: 'D'}
  ]
  expect(listNavbarItems(items).map(({path, item}) => `${item.label} ${path.join('.')}`)).toEqual([
    'A navbar.items.0',
    'B navbar.items.0.items.0',
    'C navbar.items.0.dropdownItemsAfter.0',
    'D navbar.items.1'
  ])
})
