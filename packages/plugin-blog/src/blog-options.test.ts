import {expect, test} from 'vitest'
import {parseBlogOptions} from './blog-options.js'

test('fills in the defaults', () => {
  expect(parseBlogOptions({})).toMatchObject({
    routeBasePath: 'blog',
    blogSidebarCount: 5,
    postsPerPage: 10,
    onUntruncatedBlogPosts: 'warn'
  })
})

test('takes all posts on one page, and the words of Docusaurus for policies', () => {
  const options = {postsPerPage: 'ALL', onUntruncatedBlogPosts: 'throw', onInlineAuthors: 'log'}
  expect(parseBlogOptions(options)).toMatchObject({
    postsPerPage: 'ALL',
    onUntruncatedBlogPosts: 'fail',
    onInlineAuthors: 'warn'
  })
})

test('names an unknown option', () => {
  expect(() => parseBlogOptions({postPerPage: 3})).toThrow(
    'Plugin blog has the unknown key `postPerPage`.'
  )
})

test('says what a wrong option should be', () => {
  expect(() => parseBlogOptions({postsPerPage: 'all'})).toThrow(
    'Plugin blog: `postsPerPage` is the string "all", but must be a number or "ALL".'
  )
})
