import path from 'node:path'
import {createRoute} from '@lectern/testing/create-route'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import type {JsonValue, Route, SidebarEntry} from '@lectern/types'
import {expect, test} from 'vitest'
import {completeRoutes} from './complete-routes.js'

const version = {name: 'current'}
const items = [
  {type: 'link', label: 'Owl', href: '/docs/owl'},
  {
    ...{type: 'category', label: 'Sea', href: '/docs/gull'},
    items: [{type: 'link', label: 'Web', href: 'https://example.com'}]
  }
]
const next = {path: '/blog/b', label: 'B', isNewer: false}
const description = {tag: 'meta', attributes: {name: 'description', content: 'About A.'}} as const
const routes: readonly Route[] = [
  {
    ...createRoute('/blog/a'),
    props: {post: {id: 'a', path: '/blog/a', title: 'A'}, next},
    head: [description]
  },
  {...createRoute('/blog'), props: {posts: [{path: '/blog/a', title: 'A'}], pagination: {page: 1}}},
  {...createRoute('/blog/archive'), props: {posts: [{path: '/blog/a', label: 'A'}]}},
  {...createRoute('/docs/owl'), props: {doc: {id: 'owl'}, version, sidebar: {items}}}
]

function complete(files: Readonly<Record<string, string>>) {
  const siteDir = createTemporarySite(files)
  const {routes: completed, dataFiles} = completeRoutes({
    siteDir,
    siteConfig: {},
    globalData: {},
    themePaths: [path.join(siteDir, 'src/theme')],
    routes,
    dataFiles: [{name: 'sidebar-default', data: () => items}]
  })
  const propsOf = (routePath: string) => completed.find((route) => route.path === routePath)?.props
  const [file] = dataFiles
  return {propsOf, completed, data: typeof file?.data === 'function' ? file.data() : undefined}
}

test('an overridden archive receives complete posts', () => {
  const {propsOf} = complete({'src/theme/BlogArchivePage.jsx': ''})
  expect(propsOf('/blog/archive')).toEqual({
    ...routes[2]?.props,
    archivedPosts: [
      {id: 'a', path: '/blog/a', title: 'A', description: 'About A.', neighbors: {next}}
    ]
  })
})

test('overridden lists receive the neighbors of posts if they read them', () => {
  const {propsOf} = complete({'src/theme/BlogPostItem/index.js': 'metadata.nextItem.title'})
  expect(propsOf('/blog')).toMatchObject({posts: [{title: 'A', neighbors: {next}}]})
})

test('overridden sidebars receive the IDs of docs if they read them', () => {
  const {propsOf, data} = complete({'src/theme/DocSidebarItem/Link.tsx': 'icons[item.docId]'})
  const [owl, ...others] = items
  const expected = [{...owl, docId: 'owl', unlisted: false}, ...others]
  expect(propsOf('/docs/owl')).toMatchObject({sidebar: {items: expected}})
  expect(data).toEqual(expected)
})

test.each<Readonly<Record<string, string>>>([
  {},
  {'src/components/list.js': 'metadata.nextItem; item.docId'},
  {'src/theme/BlogPostPage/index.js': 'metadata.nextItem; item.docId'},
  {'src/theme/BlogPostItem/index.js': '', 'src/theme/DocSidebar/index.js': ''}
])('pages of other sites stay the same: %j', (files) => {
  expect(complete(files).completed).toEqual(routes)
})

test('code that reads descriptions from a hook for sidebars receives them', () => {
  const code = 'useDocsSidebar().items.map(({description}) => description)'
  const siteDir = createTemporarySite({'src/components/Cards.tsx': code})
  const link = {type: 'link', label: 'Web', href: 'https://example.com'} as const
  const fields = {label: 'Sea', collapsible: true, collapsed: true} as const
  const entries: readonly SidebarEntry[] = [
    {
      ...{type: 'category', ...fields, description: 'Salty', link: {type: 'doc', id: 'gull'}},
      items: [{...link, description: 'More'}]
    }
  ]
  const versions = [{name: 'current', sidebars: {birds: {}}}]
  const {routes: completed} = completeRoutes({
    ...{siteDir, siteConfig: {}, themePaths: [], routes},
    globalData: {docs: {default: {versions}}},
    dataFiles: [
      {
        name: 'docs-default-current',
        data: {docs: [{id: 'gull', path: '/docs/gull', label: 'Gull'}], draftIds: []}
      },
      {
        name: 'sidebar-default-current-birds',
        data: items,
        describe: () => entries as unknown as JsonValue
      }
    ]
  })
  expect(completed.at(-1)?.props).toMatchObject({
    sidebar: {
      items: [{docId: 'owl'}, {description: 'Salty', items: [{...link, description: 'More'}]}]
    }
  })
})

test('code that reads IDs from a hook for sidebars receives them', () => {
  const code = 'useCurrentSidebarCategory().items.map(({docId}) => docId)'
  const {propsOf} = complete({'src/components/Cards.tsx': code})
  expect(propsOf('/docs/owl')).toMatchObject({sidebar: {items: [{docId: 'owl'}, {label: 'Sea'}]}})
  const {completed} = complete({'src/components/Cards.tsx': 'useDoc().metadata.docId'})
  expect(completed).toEqual(routes)
})
