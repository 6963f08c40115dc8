import {expect, test} from 'vitest'
import {testRoutes} from './test-content.js'

const files = {'a.md': {}, 'b.md': {sidebar_label: 'B'}}

test('tells the first page of each sidebar, and no documents', () => {
  const link = {type: 'link', label: 'Out', href: 'https://example.com'}
  const sidebars = {docs: ['b', 'a'], links: [link], empty: []}
  expect(testRoutes({files, sidebars}).globalData).toEqual({
    path: '/docs',
    breadcrumbs: true,
    versions: [
      {
        name: 'current',
        label: 'Next',
        isLast: true,
        path: '/docs',
        mainDocId: 'b',
        sidebars: {
          docs: {link: {path: '/docs/b', label: 'B'}},
          links: {link: {path: 'https://example.com', label: 'Out'}},
          empty: {}
        },
        docs: {}
      }
    ]
  })
})

test('tells the place of documents that the navbar names', () => {
  const themeConfig = {
    navbar: {
      items: [
        {type: 'dropdown', items: [{type: 'doc', docId: 'b'}]},
        {type: 'doc', docId: 'x', docsPluginId: 'other'}
      ]
    }
  }
  const {globalData, problems} = testRoutes({files, themeConfig})
  expect(globalData).toMatchObject({
    versions: [{docs: {b: {path: '/docs/b', label: 'B', sidebar: 'defaultSidebar'}}}]
  })
  expect(problems).toEqual([])
})

test('names a document of the navbar that does not exist', () => {
  const themeConfig = {navbar: {items: [{type: 'doc', docId: 'c'}]}}
  expect(testRoutes({files, themeConfig}).problems).toEqual([
    {
      code: 'navbar-doc-unknown',
      message: 'The theme configuration names the doc `c`, which does not exist.',
      hint: 'Use one of: a, b.'
    }
  ])
})
