import type {BlogPostSummary} from '@lectern/types'
import {expect, test} from 'vitest'
import type {BlogPost} from '../content-shapes/shape-blog.js'
import {describePostMetadata} from '../data-forms/post-metadata.js'
import {editPosts, listTitles} from './edit-posts.js'

const summary = (id: string): BlogPostSummary => ({
  ...{id, title: id, path: `/blog/${id}`, date: '2026-01-01T00:00:00.000Z'},
  ...{hasExcerpt: false, showReadingTime: true, readingTime: 1, authors: [], tags: []},
  frontMatter: {size: 1}
})

const load = (post: BlogPostSummary): BlogPost => {
  const withBaseUrl = (path: string) => `/base${path}`
  const metadata = describePostMetadata(post, {neighbors: {}, withBaseUrl})
  return {id: `/${post.id}`, metadata: {...metadata, date: new Date(metadata.date)}}
}

const POSTS = [summary('gull'), summary('owl')]

function edit(change: (posts: BlogPost[]) => BlogPost[]): BlogPostSummary[] {
  return editPosts(POSTS, {before: POSTS.map(load), after: change(POSTS.map(load))}, '/base/')
}

test('applies the order and the selection', () => {
  expect(edit((posts) => posts.toReversed())).toEqual(POSTS.toReversed())
  expect(edit((posts) => posts.slice(1))).toEqual([POSTS[1]])
  expect(edit(([first]) => (first ? [{...first, id: 'unknown'}] : []))).toEqual([])
})

test('converts changed metadata, and keeps other fields for components', () => {
  const [gull, owl] = edit((posts) =>
    posts.map((post, index) => {
      if (index > 0) return post
      const changed = {
        ...{title: 'Gulls', permalink: '/base/birds/gull', date: new Date('2025-02-03')},
        ...{unlisted: true, readingTime: undefined, related: ['owl']},
        frontMatter: {...post.metadata.frontMatter, size: 2},
        authors: [{name: 'Ada', imageURL: '/base/ada.png', page: {permalink: '/base/ada'}}],
        tags: [{label: 'Sea', permalink: '/base/sea'}]
      }
      return {...post, metadata: Object.assign({...post.metadata}, changed)}
    })
  )
  expect(owl).toEqual(POSTS[1])
  expect(gull).toMatchObject({
    ...{id: 'gull', title: 'Gulls', path: '/birds/gull', date: '2025-02-03T00:00:00.000Z'},
    ...{unlisted: true, showReadingTime: false, frontMatter: {size: 2}},
    authors: [{name: 'Ada', imageUrl: '/ada.png', page: '/ada'}],
    tags: [{label: 'Sea', path: '/sea'}],
    metadata: {related: ['owl']}
  })
})

test('changed titles are translations', () => {
  const blog = {blogTitle: 'Birds', blogDescription: 'All', blogPosts: [], blogTags: {}}
  expect(listTitles(blog, {...blog})).toEqual([])
  expect(listTitles(blog, {...blog, blogTitle: 'Owls'})).toEqual([
    {path: 'options', content: {title: {message: 'Owls'}, description: {message: 'All'}}}
  ])
})
