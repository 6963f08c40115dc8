import {expect, test} from 'vitest'
import {findConfigIssues} from './theme-config-issues.js'
import {themeConfigSchema} from './theme-config-schema.js'

function issuesIn(themeConfig: object): string[] {
  return findConfigIssues(themeConfigSchema.parse(themeConfig)).map(
    ({path, message, hint}) => `${path.join('.')}: ${message} ${hint}`
  )
}

test('a valid configuration has no errors', () => {
  expect(
    issuesIn({
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

test('levels that exclude every heading are an error', () => {
  expect(issuesIn({tableOfContents: {minHeadingLevel: 4, maxHeadingLevel: 3}})).toEqual([
    'tableOfContents: `themeConfig`: `tableOfContents.minHeadingLevel` (4) is greater than `maxHeadingLevel` (3). Set `minHeadingLevel` to 3 or less, or `maxHeadingLevel` to 4 or more.'
  ])
})

test('a footer link has one target', () => {
  const links = [{title: 'Docs', items: [{label: 'Owl'}, {html: '<b>Owl</b>', to: '/owl'}]}]
  expect(issuesIn({footer: {links}})).toEqual([
    'footer.links.0.items.0: `themeConfig`: `footer.links.0.items.0` has no target. Add `to`, `href` or `html` to it.',
    'footer.links.0.items.1: `themeConfig`: `footer.links.0.items.1` has several targets: to, html. Keep only `to`, `href` or `html`.'
  ])
  expect(issuesIn({footer: {links: [{lable: 'Owl', too: '/owl'}]}})).toHaveLength(1)
})

test('a footer contains either columns or links', () => {
  const links = [
    {title: 'Docs', items: []},
    {label: 'Owl', to: '/owl'}
  ]
  expect(issuesIn({footer: {links}})).toEqual([
    'footer.links.1: `themeConfig`: `footer.links` mixes columns and single links: `footer.links.0` is a column, and `footer.links.1` is a link. Add `items` to every entry (columns), or to none of them (a single row).'
  ])
})
