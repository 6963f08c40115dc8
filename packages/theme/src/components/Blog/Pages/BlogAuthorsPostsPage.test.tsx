import BlogAuthorsListPage from '@theme/Blog/Pages/BlogAuthorsListPage'
import BlogAuthorsPostsPage from '@theme/Blog/Pages/BlogAuthorsPostsPage'
import {expect, test} from 'vitest'
import {outlineMain} from '../../../fixtures/outline.js'
import {renderSample} from '../../../fixtures/render-sample.js'
import {BLOG, createPost} from '../../../fixtures/sample-blog.js'

const ada = {
  ...{key: 'ada', name: 'Ada', title: 'Watcher', description: 'Sees in the dark.'},
  ...{page: '/blog/authors/ada', url: 'https://example.com/ada', count: 2}
}

test('lists authors with their roles and post counts', () => {
  const html = renderSample(
    <BlogAuthorsListPage {...BLOG} authors={[ada, {name: 'Ben', count: 1}]} />
  )
  expect(outlineMain(html)).toEqual([
    '# Authors',
    // The author's own page takes precedence over other URLs.
    '[Ada](/base/blog/authors/ada) Watcher',
    'Sees in the dark.',
    '2 posts',
    'Ben',
    'One post'
  ])
})

test('the page of an author links to other sites, and not to itself', () => {
  const html = renderSample(
    <BlogAuthorsPostsPage
      {...BLOG}
      author={ada}
      allAuthorsPath="/blog/authors"
      posts={[createPost('/blog/owl', {title: 'Owls'})]}
      pagination={{page: 1, pageCount: 1, postCount: 1}}
    />,
    {contents: [{html: '<p>They hunt.</p>'}]}
  )
  expect(outlineMain(html)).toEqual([
    '# 2 posts by Ada',
    '[Ada](https://example.com/ada) Watcher',
    'Sees in the dark.',
    '[View all authors](/base/blog/authors)',
    '## [Owls](/base/blog/owl)',
    'January 31, 2024',
    'They hunt.'
  ])
})
