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

test('accepts all posts on one page, and the policy values of Docusaurus', () => {
  const options = {postsPerPage: 'ALL', onUntruncatedBlogPosts: 'throw', onInlineAuthors: 'log'}
  expect(parseBlogOptions(options)).toMatchObject({
    postsPerPage: 'ALL',
    onUntruncatedBlogPosts: 'fail',
    onInlineAuthors: 'warn'
  })
})

test('reports an unknown option', () => {
  expect(() => parseBlogOptions({postPerPage: 3})).toThrow(
    'Plugin blog has the unknown key `postPerPage`.'
  )
})

test('describes the expected value of an invalid option', () => {
  expect(() => parseBlogOptions({postsPerPage: 'all'})).toThrow(
    'Plugin blog: `postsPerPage` is "all", expected a number or "ALL".'
  )
})

/** Options that Docusaurus supports, each with a valid value. */
const FAMILIAR = {
  path: 'blog',
  editUrl: 'https://example.com/edit',
  editLocalizedFiles: false,
  blogTitle: 'Blog',
  blogDescription: 'Blog',
  blogSidebarCount: 'ALL',
  blogSidebarTitle: 'All',
  routeBasePath: 'blog',
  tagsBasePath: 'tags',
  pageBasePath: 'page',
  archiveBasePath: null,
  authorsBasePath: 'authors',
  include: ['**/*.md'],
  exclude: [],
  postsPerPage: 'ALL',
  blogListComponent: '@theme/BlogListPage',
  blogPostComponent: '@theme/BlogPostPage',
  blogTagsListComponent: '@theme/BlogTagsListPage',
  blogTagsPostsComponent: '@theme/BlogTagsPostsPage',
  blogArchiveComponent: '@theme/BlogArchivePage',
  blogAuthorsPostsComponent: '@theme/Blog/Pages/BlogAuthorsPostsPage',
  blogAuthorsListComponent: '@theme/Blog/Pages/BlogAuthorsListPage',
  remarkPlugins: [],
  rehypePlugins: [],
  recmaPlugins: [],
  beforeDefaultRemarkPlugins: [],
  beforeDefaultRehypePlugins: [],
  admonitions: {keywords: ['sighting'], extendDefaults: true},
  truncateMarker: /<!--\s*more\s*-->/,
  showReadingTime: false,
  readingTime: () => 1,
  authorsMapPath: 'authors.yml',
  feedOptions: {type: 'all', limit: false, xslt: {rss: 'own.xsl', atom: null}},
  sortPosts: 'ascending',
  processBlogPosts: async () => [],
  showLastUpdateAuthor: true,
  showLastUpdateTime: true,
  tags: 'tags.yml',
  onInlineTags: 'throw',
  onInlineAuthors: 'log',
  onUntruncatedBlogPosts: 'ignore'
}

test.each(Object.entries(FAMILIAR))('accepts %s as Docusaurus does', (name, value) => {
  expect(() => parseBlogOptions({[name]: value})).not.toThrow()
})

test('explains why an option is invalid', () => {
  const rejections = [
    [{editLocalizedFiles: 'fr'}, 'Plugin blog: `editLocalizedFiles` is "fr", expected a boolean.'],
    [
      {truncateMarker: '<!-- more -->'},
      'Plugin blog: `truncateMarker` is "<!-- more -->", expected a regular expression such as /<!-- more -->/.'
    ],
    [{readingTime: 3}, 'Plugin blog: `readingTime` is 3, expected a function.']
  ] as const
  for (const [options, reason] of rejections)
    expect(() => parseBlogOptions(options)).toThrow(reason)
})

test.each([
  {path: 'a\0b'},
  {authorsMapPath: 'a\0.yml'},
  {archiveBasePath: 'a\n'},
  {tagsBasePath: 'a\u0007'},
  {feedOptions: {xslt: {rss: 'a\0.xsl'}}}
])('rejects control characters in %j', (options) => {
  expect(() => parseBlogOptions(options)).toThrow(/expected .*a path without control characters/)
})
