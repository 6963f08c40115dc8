import {expect, test} from 'vitest'
import {testRoute, type TestBlog} from '../fixtures/test-blog.js'

const PATH = '/blog/2026/01/02/owl'

function routeOf(frontMatter: Record<string, unknown>, blog: Partial<TestBlog> = {}) {
  const files = {'2026-01-02-owl.md': frontMatter, ...blog.files}
  return testRoute(PATH, {...blog, files})
}

/** Returns the contents of all meta tags with the given property or name. */
const metaOf = (route: ReturnType<typeof routeOf>, name: string) =>
  route?.head.flatMap(({attributes}) =>
    attributes?.property === name || attributes?.name === name ? [attributes.content] : []
  )

test('a post is the full page of its source', () => {
  expect(routeOf({title: 'Owl'})).toMatchObject({
    component: '@theme/BlogPostPage',
    source: 'blog/2026-01-02-owl.md',
    isSourcePage: true,
    contents: [{source: 'blog/2026-01-02-owl.md'}],
    props: {post: {title: 'Owl', path: PATH}}
  })
  expect(routeOf({})?.contents[0]).not.toHaveProperty('excerpt')
})

test('the head describes the article', () => {
  const authors = [
    {name: 'Ada', url: 'https://ada.example'},
    {name: 'Bo', email: 'bo@example.com'}
  ]
  const route = routeOf({
    ...{title: 'Owl', authors, tags: ['Birds', 'Night'], keywords: ['owls']},
    ...{description: 'About owls.', last_update: {date: '2026-02-01'}}
  })
  expect(metaOf(route, 'og:type')).toEqual(['article'])
  expect(metaOf(route, 'article:published_time')).toEqual(['2026-01-02T00:00:00.000Z'])
  expect(metaOf(route, 'article:author')).toEqual(['https://ada.example'])
  expect(metaOf(route, 'article:tag')).toEqual(['Birds,Night'])
  expect(metaOf(route, 'description')).toEqual(['About owls.'])
  expect(metaOf(route, 'keywords')).toEqual(['owls'])
})

test('the head has no tags for missing fields of a post', () => {
  const route = routeOf({})
  expect([metaOf(route, 'article:author'), metaOf(route, 'article:tag')]).toEqual([[], []])
  expect(metaOf(route, 'article:modified_time')).toEqual([])
})

test('the title in the head can differ from the title of the post', () => {
  const route = routeOf({title: 'Owl', title_meta: 'Owls at night'})
  expect(route?.head).toContainEqual({tag: 'title', content: 'Owls at night'})
  expect(route?.props.post).toMatchObject({title: 'Owl'})
})

const OTHERS = {'2026-01-01-lark.md': {title: 'Lark'}, '2026-01-03-heron.md': {title: 'Heron'}}

test.each([
  [{}, {label: 'Heron', isNewer: true}, {label: 'Lark', isNewer: false}],
  [{sortPosts: 'ascending'}, {label: 'Lark', isNewer: false}, {label: 'Heron', isNewer: true}]
])('with %j, the neighbors follow the order of the list', (options, previous, next) => {
  const {props} = routeOf({title: 'Owl'}, {files: OTHERS, options}) ?? {}
  expect(props).toMatchObject({previous, next})
})

test('the first and the last post have one neighbor', () => {
  const {props} = routeOf({}, {files: {'2026-01-01-lark.md': {}}}) ?? {}
  expect(props?.previous).toBeUndefined()
  expect(props?.next).toMatchObject({label: 'lark'})
})

test('the position in the list decides which of two posts with the same date is newer', () => {
  const files = {'2026-01-02-twin.md': {title: 'Twin'}}
  const {props} = routeOf({}, {files}) ?? {}
  const twin = testRoute('/blog/2026/01/02/twin', {files: {'2026-01-02-owl.md': {}, ...files}})
  const isNewer = (value: unknown) => (value as {isNewer?: boolean} | undefined)?.isNewer
  const [own, other] = [
    isNewer(props?.previous) ?? isNewer(props?.next),
    isNewer(twin?.props.previous) ?? isNewer(twin?.props.next)
  ]
  expect([own, other].sort()).toEqual([false, true])
})

test('an unlisted post has no neighbors and is not indexed', () => {
  const route = routeOf({unlisted: true}, {files: OTHERS})
  expect(route?.props).not.toHaveProperty('previous')
  expect(route?.props).not.toHaveProperty('next')
  expect(metaOf(route, 'robots')).toEqual(['noindex, nofollow'])
})

test('a post shows when it was last updated and by whom if the blog enables it', () => {
  const last_update = {date: '2026-02-01', author: 'Ada'}
  const options = {showLastUpdateTime: true, showLastUpdateAuthor: true}
  const shown = routeOf({last_update}, {options})
  expect(shown?.props.post).toMatchObject({lastUpdatedBy: 'Ada'})
  expect(metaOf(shown, 'article:modified_time')).toEqual(['2026-02-01T00:00:00.000Z'])
  expect(JSON.stringify(routeOf({last_update})?.props.post)).not.toContain('lastUpdated')
})
