import BlogTagsListPage from '@theme/BlogTagsListPage'
import BlogTagsPostsPage from '@theme/BlogTagsPostsPage'
import {expect, test} from 'vitest'
import {outlineMain} from '../fixtures/outline.js'
import {renderSample} from '../fixtures/render-sample.js'
import {BLOG, createPost} from '../fixtures/sample-blog.js'

const birds = {label: 'birds', path: '/blog/tags/birds', count: 3}
const pagination = {page: 1, pageCount: 1, postCount: 1}

test('all tags are listed with their counts', () => {
  const tags = [birds, {label: 'night', path: '/blog/tags/night', count: 1}]
  expect(outlineMain(renderSample(<BlogTagsListPage {...BLOG} tags={tags} />))).toEqual([
    '# Tags',
    '[birds 3](/base/blog/tags/birds)',
    '[night 1](/base/blog/tags/night)'
  ])
})

test.each([
  [3, '# 3 posts tagged with "birds"'],
  [1, '# One post tagged with "birds"']
])('the page of a tag with %i posts shows the count', (count, title) => {
  const html = renderSample(
    <BlogTagsPostsPage
      {...BLOG}
      tag={{...birds, count, description: 'All that fly'}}
      allTagsPath="/blog/tags"
      posts={[createPost('/blog/owl', {title: 'Owls'})]}
      pagination={pagination}
    />,
    {contents: [{html: '<p>They hunt.</p>'}]}
  )
  expect(outlineMain(html)).toEqual([
    title,
    'All that fly',
    '[View all tags](/base/blog/tags)',
    '## [Owls](/base/blog/owl)',
    'January 31, 2024',
    'They hunt.'
  ])
})
