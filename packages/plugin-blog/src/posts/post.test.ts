import {describe, expect, test} from 'vitest'
import type {SiteConfig} from '@lectern/types'
import {parseBlogOptions} from '../options/blog-options.js'
import {createBlogPaths} from '../options/blog-paths.js'
import {testPostFile, testRoute, testSiteConfig} from '../fixtures/test-blog.js'
import {createPost, type FallbackDate} from './post.js'

function create(
  file: string,
  frontMatter: Record<string, unknown> = {},
  changes: object = {},
  fallbackDate?: FallbackDate,
  siteConfig: Partial<SiteConfig> = {}
) {
  const options = parseBlogOptions(changes)
  const post = testPostFile(file, frontMatter)
  return (hasTruncateMarker = true) =>
    createPost(
      {...post, fallbackDate, source: {...post.source, hasTruncateMarker}},
      {
        options,
        paths: createBlogPaths(options),
        authors: {authors: new Map(), file: 'blog/authors.yml', onInlineAuthors: 'ignore'},
        tags: {tagsPath: '/blog/tags', onInlineTags: 'warn'},
        siteConfig: {...testSiteConfig, ...siteConfig}
      }
    )
}

test('the date in the front matter overrides the date in the filename', () => {
  const {post} = create('2021-08-26-a.md', {date: '2022-01-02'})()
  expect(post?.summary).toMatchObject({
    date: '2022-01-02T00:00:00.000Z',
    path: '/blog/2021/08/26/a'
  })
})

test('uses the date of the commit that added the file, without a warning', () => {
  const date = '2024-05-06T07:08:09.000Z'
  const {post, problems} = create('a.md', {}, {}, {date, origin: 'git'})()
  expect([post?.summary.date, problems]).toEqual([date, []])
})

test('warns about a post whose date comes from its file', () => {
  const date = '2024-05-06T07:08:09.000Z'
  const {post, problems} = create('a.md', {}, {}, {date, origin: 'file'})()
  expect(post?.summary.date).toBe(date)
  expect(problems).toEqual([
    {
      code: 'post-without-date',
      policy: 'warn',
      message:
        'The post blog/a.md has no date, so it shows the creation time of the file on this machine.',
      position: {file: 'blog/a.md', line: 1},
      hint: 'Set a date in its front matter, e.g. `date: 2026-01-31`, or in the filename, e.g. `2026-01-31-title.md`.'
    }
  ])
})

test('reports an invalid date', () => {
  expect(create('2021-08-26-a.md', {date: 'soon'})().problems).toMatchObject([
    {
      code: 'front-matter-invalid',
      message: 'Front matter: `date` is "soon", expected a date such as 2026-01-31.',
      position: {file: 'blog/2021-08-26-a.md', line: 2}
    }
  ])
})

test('warns about a post that lists show in full, unless this is disabled', () => {
  expect(create('2021-08-26-a.md')(false).problems).toMatchObject([
    {code: 'post-without-truncate', position: {file: 'blog/2021-08-26-a.md'}, policy: 'warn'}
  ])
  const options = {onUntruncatedBlogPosts: 'ignore'}
  expect(create('2021-08-26-a.md', {}, options)(false).problems).toEqual([])
})

test('returns the edit URL of a post', () => {
  const options = {editUrl: 'https://example.com/edit/'}
  expect(create('2021-08-26-a.md', {}, options)().post?.summary.editUrl).toBe(
    'https://example.com/edit/blog/2021-08-26-a.md'
  )
})

test('in Docusaurus projects, the path for edit URLs includes the base URL', () => {
  const options = {editUrl: ({permalink}: {permalink: string}) => permalink}
  const editUrlOf = (compatibility?: 'docusaurus') => {
    const siteConfig = {baseUrl: '/base/', compatibility}
    return create('2021-08-26-a.md', {}, options, undefined, siteConfig)().post?.summary.editUrl
  }
  expect(editUrlOf('docusaurus')).toBe('/base/blog/2021/08/26/a')
  expect(editUrlOf()).toBe('/blog/2021/08/26/a')
})

describe('a post with a future date', () => {
  const file = testPostFile('2021-08-26-a.md', {date: '2021-09-01'})
  const now = '2021-08-31T00:00:00.000Z'
  const createAt = (changes: {
    futurePosts?: string
    compatibility?: 'docusaurus'
    showsScheduled?: boolean
  }) => {
    const {futurePosts, compatibility, showsScheduled} = changes
    const options = parseBlogOptions({futurePosts})
    return createPost(file, {
      options,
      paths: createBlogPaths(options),
      authors: {authors: new Map(), file: 'blog/authors.yml', onInlineAuthors: 'ignore'},
      tags: {tagsPath: '/blog/tags', onInlineTags: 'warn'},
      siteConfig: {...testSiteConfig, compatibility},
      ...{now, showsScheduled}
    })
  }

  test('is scheduled, and the build reports its date', () => {
    expect(createAt({})).toEqual({
      problems: [
        {
          code: 'post-scheduled',
          policy: 'warn',
          message:
            "The post blog/2021-08-26-a.md is scheduled for 2021-09-01T00:00:00.000Z, so this build doesn't publish it.",
          position: {file: 'blog/2021-08-26-a.md', line: 2},
          hint: 'Build the site again after that time, e.g. in a scheduled CI job.'
        }
      ]
    })
  })

  test('is shown to its author with a label', () => {
    const {post, problems} = createAt({showsScheduled: true})
    expect([post?.summary.isScheduled, problems]).toEqual([true, []])
  })

  test.each([
    ['with `futurePosts: "publish"`', {futurePosts: 'publish'}],
    ['in a Docusaurus project', {compatibility: 'docusaurus'} as const]
  ])('is published %s, with a warning', (_, changes) => {
    const {post, problems} = createAt(changes)
    expect([post?.summary.isScheduled, problems.map(({code}) => code)]).toEqual([
      undefined,
      ['post-in-future']
    ])
  })

  test('is scheduled in a Docusaurus project if it enables scheduling', () => {
    expect(createAt({compatibility: 'docusaurus', futurePosts: 'schedule'}).post).toBeUndefined()
  })
})

test('posts of Docusaurus projects have their source and other fields of the front matter', () => {
  const posts = (['docusaurus', undefined] as const).map((compatibility) => {
    const frontMatter = {title: 'A', cover: '/a.png', tags: ['b'], hide_reading_time: true}
    const files = {'2024-01-02-a.md': frontMatter}
    return testRoute('/blog/2024/01/02/a', {files, siteConfig: {compatibility}})?.props.post
  })
  expect(posts[0]).toMatchObject({
    source: 'blog/2024-01-02-a.md',
    frontMatter: {cover: '/a.png', tags: ['b']},
    showReadingTime: true
  })
  expect(posts[1]).toMatchObject({showReadingTime: false})
  expect(posts[1]).not.toHaveProperty('frontMatter')
  expect(posts[1]).not.toHaveProperty('source')
})
