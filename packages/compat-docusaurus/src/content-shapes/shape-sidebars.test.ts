import {createRoute} from '@lectern/testing/create-route'
import type {JsonValue, Route} from '@lectern/types'
import {expect, test} from 'vitest'
import {createSidebarShaper} from './shape-sidebars.js'

const plugin = {name: 'docs', id: 'sea'}
const docAt = (path: string, id: string): Route => ({
  ...createRoute(path),
  ...{plugin, props: {doc: {id}}}
})
const routes: readonly Route[] = [
  docAt('/docs', 'home'),
  docAt('/docs/gull', 'gull'),
  {...createRoute('/docs/category/sea'), plugin, props: {category: {title: 'The sea'}}}
]

function shape(items: JsonValue) {
  const shaper = createSidebarShaper(routes, {
    ...{siteDir: '/site', baseUrl: '/base/'},
    globalData: {versions: [{name: 'current', sidebars: {birds: {}, empty: {}}}]},
    dataFiles: [{name: 'sidebar-sea-current-birds', data: () => items}]
  })
  return shaper('current')
}

test('links to docs become docs, and other links get the base URL', () => {
  const html = {type: 'html', value: '<hr>', defaultStyle: false}
  const sidebars = shape([
    {type: 'link', label: 'Home', href: '/docs/'},
    {type: 'link', label: 'Blog', href: '/blog'},
    {type: 'link', label: 'Web', href: 'https://example.com'},
    html
  ])
  expect(sidebars).toEqual({
    birds: [
      {type: 'doc', label: 'Home', id: 'home'},
      {type: 'link', label: 'Blog', href: '/base/blog'},
      {type: 'link', label: 'Web', href: 'https://example.com'},
      html
    ],
    empty: []
  })
})

test.each([
  [{href: '/docs/gull'}, {link: {type: 'doc', id: 'gull'}}],
  [
    {href: '/docs/category/sea'},
    {link: {type: 'generated-index', title: 'The sea', permalink: '/base/docs/category/sea'}}
  ],
  [{href: '/docs/gull', linkUnlisted: true}, {}],
  [
    {collapsible: false, collapsed: false},
    {collapsible: false, collapsed: false}
  ]
])('the link and the defaults of a category are filled in: %j', (category, expected) => {
  const items = [{type: 'link', label: 'Gull', href: '/docs/gull'}]
  expect(shape([{type: 'category', label: 'Sea', ...category, items}]).birds).toEqual([
    {
      ...{type: 'category', label: 'Sea', collapsible: true, collapsed: true, ...expected},
      items: [{type: 'doc', label: 'Gull', id: 'gull'}]
    }
  ])
})

test('a version that global data lacks has no sidebars', () => {
  expect(createSidebarShaper(routes, {siteDir: '/site', baseUrl: '/'})('1.0')).toEqual({})
})
