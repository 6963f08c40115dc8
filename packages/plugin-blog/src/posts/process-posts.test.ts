import {hookTools} from '@lectern/testing/hook-tools'
import {expect, test} from 'vitest'
import {blogPlugin} from '../index.js'
import type {ProcessBlogPosts} from '../options/processed-post.js'
import {testContext, testPosts} from '../fixtures/test-blog.js'
import {choosePosts, editPosts} from './process-posts.js'

const posts = testPosts({
  '2021-01-01-a.md': {title: 'A'},
  '2022-01-01-b.md': {title: 'B', unlisted: true},
  '2023-01-01-c.md': {title: 'C', topic: 'birds'}
})

const titlesAfter = async (process: ProcessBlogPosts) =>
  (await choosePosts(posts, process)).map(({summary}) => summary.title)

test('`processBlogPosts` can omit posts', async () => {
  const process: ProcessBlogPosts = ({blogPosts}) =>
    blogPosts.filter(({metadata}) => metadata.date.getUTCFullYear() > 2021)
  expect(await titlesAfter(process)).toEqual(['B', 'C'])
})

test('`processBlogPosts` can reorder posts, and may be async', async () => {
  expect(await titlesAfter(async ({blogPosts}) => blogPosts.toReversed())).toEqual(['C', 'B', 'A'])
})

test('a function that returns nothing changes nothing', async () => {
  expect(await titlesAfter(() => undefined)).toEqual(['A', 'B', 'C'])
})

test('posts have the fields of lists, their file and all of their front matter', async () => {
  const seen: unknown[] = []
  await choosePosts(posts, ({blogPosts}) => void seen.push(...blogPosts))
  expect(seen[2]).toMatchObject({
    id: '2023/01/01/c',
    metadata: {
      permalink: '/blog/2023/01/01/c',
      date: new Date('2023-01-01T00:00:00.000Z'),
      source: 'blog/2023-01-01-c.md',
      frontMatter: {topic: 'birds'}
    }
  })
})

test('lists, sidebar and pages contain the selected posts in their new order', async () => {
  const options = blogPlugin.validateOptions({
    processBlogPosts: (({blogPosts}) =>
      blogPosts.filter(({metadata}) => metadata.title !== 'b').toReversed()) as ProcessBlogPosts
  })
  const files = {'2021-01-01-a.md': '', '2022-01-01-b.md': '', '2023-01-01-c.md': ''}
  const plugin = blogPlugin(testContext(files), options)
  const content = await plugin.loadContent?.()
  const {routes = []} = (content && (await plugin.createRoutes?.(content, hookTools))) ?? {}
  expect(routes.map(({path}) => path)).toEqual([
    '/blog',
    '/blog/2021/01/01/a',
    '/blog/2023/01/01/c',
    '/blog/archive'
  ])
  expect(routes[0]?.props).toMatchObject({
    posts: [{title: 'a'}, {title: 'c'}],
    sidebar: {items: [{label: 'a'}, {label: 'c'}]}
  })
})

test('plugins can change, remove and reorder posts', () => {
  const {posts: edited} = editPosts({posts, problems: []}, (all) => [
    ...all.slice(2).map((post) => ({...post, title: 'Changed'})),
    ...all.slice(0, 1),
    ...all.slice(0, 1).map((post) => ({...post, id: 'unknown'}))
  ])
  expect(edited.map(({summary}) => summary.title)).toEqual(['Changed', 'A'])
})
