import type {BlogAuthor} from '@lectern/types'
import {expect, test} from 'vitest'
import {createRouteProps} from './create-route-props.js'
import type {RoutePage} from './route-page.js'

const BLOG = {blogTitle: 'Birds', blogPath: '/blog', sidebar: {title: 'Posts', items: []}}
const PAGE: RoutePage = {
  path: '/blog/authors',
  contents: [],
  formatDate: (date) => `Formatted ${date}`,
  withBaseUrl: (path) => (path.startsWith('/') ? `/base${path}` : path)
}

const ADA: BlogAuthor & {count: number} = {name: 'Ada', imageUrl: '/ada.png', count: 1}
const BEN: BlogAuthor & {count: number} = {
  ...{name: 'Ben', count: 2, imageUrl: 'https://example.com/ben.png'}
}

test('images in the list of authors include the base URL', () => {
  expect(createRouteProps({...BLOG, authors: [ADA, BEN]}, PAGE)).toMatchObject({
    authors: [
      {name: 'Ada', count: 1, imageURL: '/base/ada.png'},
      {name: 'Ben', count: 2, imageURL: 'https://example.com/ben.png'}
    ]
  })
})

test('the image on an author page includes the base URL', () => {
  const pagination = {page: 1, pageCount: 1, postCount: 0}
  const props = {...BLOG, author: ADA, allAuthorsPath: '/blog/authors', posts: [], pagination}
  expect(createRouteProps(props, PAGE)).toMatchObject({
    author: {name: 'Ada', count: 1, imageURL: '/base/ada.png'}
  })
})

test('authors have Docusaurus’s format', () => {
  const socials = [{label: 'GitHub', href: 'https://github.com/ada'}]
  const author = {...ADA, page: '/blog/authors/ada', socials}
  expect(createRouteProps({...BLOG, authors: [author]}, PAGE)).toMatchObject({
    authors: [
      {page: {permalink: '/base/blog/authors/ada'}, socials: {github: 'https://github.com/ada'}}
    ]
  })
})

test('all pages of a blog have its metadata', () => {
  expect(createRouteProps({...BLOG, tags: []}, PAGE)).toMatchObject({
    blogMetadata: {
      blogTitle: 'Birds',
      blogBasePath: '/base/blog',
      authorsListPath: '/base/blog/authors'
    }
  })
})
