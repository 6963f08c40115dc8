import BlogArchivePage from '@theme/BlogArchivePage'
import {expect, test} from 'vitest'
import {outlineMain} from '../fixtures/outline.js'
import {renderSample} from '../fixtures/render-sample.js'
import {BLOG} from '../fixtures/sample-blog.js'

test('the archive lists all posts by year, with their dates', () => {
  const posts = [
    {path: '/blog/owl', label: 'Owls', date: '2024-02-29T00:00:00.000Z'},
    {path: '/blog/gull', label: 'Gulls', date: '2024-01-01T00:00:00.000Z'},
    {path: '/blog/heron', label: 'Herons', date: '2023-12-31T23:00:00.000Z'}
  ]
  expect(outlineMain(renderSample(<BlogArchivePage {...BLOG} posts={posts} />))).toEqual([
    '# Archive',
    'Archive',
    '## 2024',
    'Feb 29, 2024 [Owls](/base/blog/owl)',
    'Jan 1, 2024 [Gulls](/base/blog/gull)',
    '## 2023',
    'Dec 31, 2023 [Herons](/base/blog/heron)'
  ])
})
