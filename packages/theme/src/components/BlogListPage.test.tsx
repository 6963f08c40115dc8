import BlogListPage from '@theme/BlogListPage'
import {expect, test} from 'vitest'
import {outlineMain} from '../fixtures/outline.js'
import {renderSample} from '../fixtures/render-sample.js'
import {BLOG, createPost} from '../fixtures/sample-blog.js'

const LIST = {...BLOG, title: 'Blog', description: 'News of birds'}
const ONE_PAGE = {page: 1, pageCount: 1, postCount: 2}

test('a list shows each post with its date, and a link to the rest of an excerpt', () => {
  const posts = [
    createPost('/blog/owl', {title: 'Owls', hasExcerpt: true}),
    createPost('/blog/gull', {title: 'Gulls', date: '2023-12-24T00:00:00.000Z'})
  ]
  const contents = [
    {html: '<p>They hunt.</p>', words: 420},
    {html: '<p>They swim.</p>', words: 600}
  ]
  const html = renderSample(<BlogListPage {...LIST} posts={posts} pagination={ONE_PAGE} />, {
    contents
  })
  expect(outlineMain(html)).toEqual([
    '# Blog',
    'News of birds',
    '## [Owls](/base/blog/owl)',
    'January 31, 2024 · 2 min read',
    'They hunt.',
    '[Read more about Owls](/base/blog/owl)',
    '## [Gulls](/base/blog/gull)',
    'December 24, 2023 · 3 min read',
    'They swim.'
  ])
})

test('a post without tags and without a link to its rest has no footer in a list', () => {
  const render = (post: object) =>
    renderSample(
      <BlogListPage {...LIST} posts={[createPost('/blog/owl', post)]} pagination={ONE_PAGE} />,
      {contents: [{html: '<p>They hunt.</p>', words: 420}]}
    )
  expect(render({tags: []})).not.toContain('blog-post-item__footer')
  expect(render({tags: [], hasExcerpt: true})).toContain('blog-post-item__footer')
})

test("a list doesn't show the authors' links to social media", () => {
  const socials = [{label: 'Perch', href: 'https://example.com/ada'}]
  const posts = [
    createPost('/blog/owl', {authors: [{name: 'Ada', title: 'Ornithologist', socials}]})
  ]
  const html = renderSample(<BlogListPage {...LIST} posts={posts} pagination={ONE_PAGE} />, {
    contents: [{html: '<p>They hunt.</p>', words: 420}]
  })
  expect(html).toContain('Ornithologist')
  expect(html).not.toContain('Perch')
})

test('omits a description that only repeats the title', () => {
  const html = renderSample(
    <BlogListPage {...LIST} description="Blog" posts={[]} pagination={ONE_PAGE} />
  )
  expect(outlineMain(html)).toEqual(['# Blog'])
})

test.each([
  [
    'the newest first',
    {},
    ['[Newer Newer entries](/base/blog)', '[Older Older entries](/base/blog/page/3)']
  ],
  [
    'the oldest first',
    {isAscending: true as const},
    ['[Older Older entries](/base/blog)', '[Newer Newer entries](/base/blog/page/3)']
  ]
])('a paginated list, %s, links to its neighbors', (_, order, links) => {
  const pagination = {
    ...{page: 2, pageCount: 3, postCount: 25, previousPath: '/blog', nextPath: '/blog/page/3'},
    ...order
  }
  const html = renderSample(<BlogListPage {...LIST} posts={[]} pagination={pagination} />)
  expect(outlineMain(html).slice(2)).toEqual(['Page 2 of 3:', links.join('')])
})
