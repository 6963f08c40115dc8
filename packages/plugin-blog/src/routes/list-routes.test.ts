import type {BlogListPageProps, JsonObject} from '@lectern/types'
import {expect, test} from 'vitest'
import {testRoute, testRoutes} from '../fixtures/test-blog.js'

const files = {
  '2026-01-03-c.md': {title: 'C'},
  '2026-01-02-b.md': {title: 'B'},
  '2025-01-01-a.md': {title: 'A'}
}

const titlesOf = ({posts}: JsonObject) =>
  (posts as unknown as BlogListPageProps['posts']).map(({title}) => title)

test('lists are split into pages that link to each other', () => {
  const options = {postsPerPage: 2, blogTitle: 'News', blogDescription: 'All about birds.'}
  const lists = testRoutes({files, options}).routes.filter(({path}) =>
    /^\/blog(?:\/page\/\d)?$/.test(path)
  )
  expect(lists.map(({path, props}) => [path, titlesOf(props)])).toEqual([
    ['/blog', ['C', 'B']],
    ['/blog/page/2', ['A']]
  ])
  expect(lists.map(({props}) => props.pagination)).toMatchObject([
    {page: 1, pageCount: 2, nextPath: '/blog/page/2'},
    {page: 2, pageCount: 2, previousPath: '/blog'}
  ])
  expect(lists[0]?.props).toMatchObject({title: 'News', description: 'All about birds.'})
})

test('pages of a list have unique titles, and their class', () => {
  const headOf = (path: string) =>
    testRoute(path, {files, options: {postsPerPage: 2, blogTitle: 'News'}})?.head
  const titleOf = (path: string) => headOf(path)?.find(({tag}) => tag === 'title')?.content
  expect(titleOf('/blog')).toBe('News')
  expect(titleOf('/blog/page/2')).not.toBe('News')
  expect(headOf('/blog')).toContainEqual({
    ...{tag: 'html', attributes: {class: 'blog-wrapper blog-list-page'}}
  })
})

test('all posts can be on one page', () => {
  const list = testRoute('/blog', {files, options: {postsPerPage: 'ALL'}})
  expect(titlesOf(list?.props ?? {})).toEqual(['C', 'B', 'A'])
})

test('a blog without posts has an empty list, and no archive', () => {
  const {routes} = testRoutes({files: {}})
  expect(routes.map(({path}) => path)).toEqual(['/blog'])
  expect(routes[0]).toMatchObject({props: {posts: []}, contents: []})
})

test('the archive of a Docusaurus project has no sidebar', () => {
  const sidebarOf = (compatibility?: 'docusaurus') =>
    testRoute('/blog/archive', {files, siteConfig: {compatibility}})?.props.sidebar
  expect(sidebarOf('docusaurus')).toEqual({title: 'Recent posts', items: []})
  expect(sidebarOf()).toMatchObject({items: [{label: 'C'}, {label: 'B'}, {label: 'A'}]})
})

test('the archive lists all posts, newest first, without their content', () => {
  const archive = testRoute('/blog/archive', {files})
  expect(archive).toMatchObject({
    component: '@theme/BlogArchivePage',
    contents: [],
    head: expect.arrayContaining([{tag: 'title', content: 'Archive'}])
  })
  expect(archive?.props.posts).toEqual([
    {label: 'C', path: '/blog/2026/01/03/c', date: '2026-01-03'},
    {label: 'B', path: '/blog/2026/01/02/b', date: '2026-01-02'},
    {label: 'A', path: '/blog/2025/01/01/a', date: '2025-01-01'}
  ])
})

test.each([
  ['at a configured path', {archiveBasePath: 'old'}, '/blog/old'],
  ['nowhere', {archiveBasePath: null}, undefined]
])('the archive can be served %s', (_title, options, expected) => {
  const {routes} = testRoutes({files, options})
  expect(routes.find(({component}) => component === '@theme/BlogArchivePage')?.path).toBe(expected)
})

test('lists of Docusaurus projects have the page size, marks on defined tags and the last update', () => {
  const update = {date: '2026-02-01', author: 'Ada'}
  const blog = {
    files: {'2026-01-03-c.md': {title: 'C', tags: ['sea', 'sky'], last_update: update}},
    tags: 'sea:\n  label: Sea\n',
    options: {showLastUpdateTime: true}
  }
  const listOf = (compatibility?: 'docusaurus') =>
    testRoute('/blog', {...blog, siteConfig: {compatibility}})?.props
  expect(listOf('docusaurus')).toMatchObject({
    pagination: {postsPerPage: 10},
    posts: [
      {
        lastUpdatedAt: '2026-02-01T00:00:00.000Z',
        tags: [{label: 'Sea', inline: false}, {label: 'sky'}]
      }
    ]
  })
  expect(JSON.stringify(listOf())).not.toMatch(/postsPerPage|inline|lastUpdatedAt/)
})
