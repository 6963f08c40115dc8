import type {JsonObject} from '@lectern/types'
import {expect, test} from 'vitest'
import {adaptList} from './adapt-list-route.js'

const SITE = {url: 'https://birds.example', baseUrl: '/base/', compatibility: 'docusaurus'} as const
const post = {id: 'owl', path: '/blog/owl', title: 'Owl'}
const props: JsonObject = {blogTitle: 'Birds', blogPath: '/blog', post}
const shown = [{content: {source: 'blog/owl.md'}, index: 0, path: '/blog/owl', props}]
const metadata = {
  ...{permalink: '/base/night', page: 2, postsPerPage: 1, totalPages: 3, totalCount: 3},
  ...{previousPage: '/base/night', nextPage: '/base/night/3', blogTitle: 'Night'}
}
const sidebar = {
  title: 'All',
  items: [{title: 'Owl', permalink: '/base/blog/owl', date: '2026-01-01T00:00:00.000Z'}]
}

test('a list has the props of the theme’s component, and other data', () => {
  const own = {metadata, sidebar, hint: 'Hoot'}
  expect(adaptList({component: '@theme/BlogListPage', props: own, shown}, SITE)).toMatchObject({
    props: {
      ...{hint: 'Hoot', blogTitle: 'Night', blogPath: '/blog', posts: [post]},
      sidebar: {title: 'All', items: [{label: 'Owl', path: '/blog/owl', date: '2026-01-01'}]},
      pagination: {
        ...{page: 2, pageCount: 3, postCount: 3, postsPerPage: 1},
        ...{previousPath: '/night', nextPath: '/night/3'}
      }
    },
    head: [
      {tag: 'title', content: 'Night'},
      {tag: 'html', attributes: {class: 'blog-wrapper blog-list-page'}}
    ]
  })
})

test('lists of a tag and of an author have their subject', () => {
  const adapt = (component: string, own: JsonObject) =>
    adaptList({component, props: {listMetadata: metadata, ...own}, shown}, SITE)
  const tag = {label: 'Dusk', permalink: '/base/dusk', allTagsPath: '/base/tags', count: 3}
  expect(adapt('@theme/BlogTagsPostsPage', {tag})).toMatchObject({
    props: {tag: {label: 'Dusk', path: '/dusk', count: 3}, allTagsPath: '/tags'},
    head: [{content: 'Dusk'}, {}]
  })
  const author = {name: 'Ada', imageURL: '/base/ada.png', count: 3}
  expect(adapt('@theme/Blog/Pages/BlogAuthorsPostsPage', {author})).toMatchObject({
    props: {author: {name: 'Ada', imageUrl: '/ada.png'}, allAuthorsPath: '/blog/authors'}
  })
})

test.each([
  ['a different component', '@site/src/List.js', {metadata}, shown],
  ['no position', '@theme/BlogListPage', {}, shown],
  ['no posts', '@theme/BlogListPage', {metadata}, []]
])('a page with %s isn’t a list', (_title, component, own, contents) => {
  expect(adaptList({component, props: own, shown: contents}, SITE)).toBeUndefined()
})
