import BlogPostPage from '@theme/BlogPostPage'
import {expect, test} from 'vitest'
import {outline, outlineMain} from '../../fixtures/outline.js'
import {renderSample, type Sample} from '../../fixtures/render-sample.js'
import {BLOG, createWholePost} from '../../fixtures/sample-blog.js'

const CONTENT: Sample = {contents: [{html: '<p>They hunt at night.</p>', words: 420}]}

test('a post shows its title, date, reading time, authors and tags', () => {
  const ada = {
    ...{name: 'Ada', title: 'Watcher', url: 'https://example.com/ada', imageUrl: '/img/ada.png'},
    socials: [{label: 'GitHub', href: 'https://example.com/gh'}]
  }
  const post = createWholePost({
    title: 'Owls',
    authors: [ada, {name: 'Ben'}],
    tags: [{label: 'birds', path: '/blog/tags/birds'}]
  })
  expect(outlineMain(renderSample(<BlogPostPage {...BLOG} post={post} />, CONTENT))).toEqual([
    '# Owls',
    'January 31, 2024 · 2 min read',
    '![](/base/img/ada.png) [Ada](https://example.com/ada) Watcher [Ada on GitHub](https://example.com/gh)',
    'Ben',
    'They hunt at night.',
    'Tags:',
    '[birds](/base/blog/tags/birds)'
  ])
})

test.each([
  ['short', {readingTime: 0.2}, 'January 31, 2024 · 1 min read'],
  ['counted by the site', {readingTime: 7.4}, 'January 31, 2024 · 7 min read'],
  ['without a reading time', {showReadingTime: false}, 'January 31, 2024']
])('a post that is %s has the line “%s”', (_, fields, line) => {
  const post = createWholePost({title: 'Owls', ...fields})
  expect(outlineMain(renderSample(<BlogPostPage {...BLOG} post={post} />, CONTENT))[1]).toBe(line)
})

test('a title that is already in the content isn’t repeated', () => {
  const post = createWholePost({title: 'Owls', showTitle: false})
  const html = renderSample(<BlogPostPage {...BLOG} post={post} />, CONTENT)
  expect(outlineMain(html)[0]).toBe('January 31, 2024 · 2 min read')
})

test('a post has an edit link, and the date of its last change', () => {
  const post = createWholePost({
    editUrl: 'https://example.com/edit',
    lastUpdatedAt: '2024-02-03T00:00:00.000Z',
    lastUpdatedBy: 'Ada'
  })
  const html = renderSample(<BlogPostPage {...BLOG} post={post} />, CONTENT)
  expect(outlineMain(html).at(-1)).toBe(
    '[Edit this page](https://example.com/edit) Last updated on February 3, 2024 by Ada'
  )
})

test('headings of the post are listed next to it and, on narrow screens, above it', () => {
  const toc = [{id: 'food', depth: 2, html: 'Food'}]
  const post = createWholePost({title: 'Owls'})
  const html = renderSample(<BlogPostPage {...BLOG} post={post} />, {
    contents: [{html: '<p>They hunt.</p>', toc}]
  })
  expect(outline(html).filter((line) => line === '[Food](#food)')).toHaveLength(2)
  const hidden = createWholePost({hideTableOfContents: true})
  const without = renderSample(<BlogPostPage {...BLOG} post={hidden} />, {
    contents: [{html: '', toc}]
  })
  expect(outline(without)).not.toContain('[Food](#food)')
})

test('the neighboring posts are labeled as newer or older', () => {
  const html = renderSample(
    <BlogPostPage
      {...BLOG}
      post={createWholePost()}
      previous={{path: '/blog/gull', label: 'Gulls', isNewer: true}}
      next={{path: '/blog/heron', label: 'Herons', isNewer: false}}
    />,
    CONTENT
  )
  expect(outlineMain(html).slice(-2)).toEqual([
    'Blog post page navigation:',
    '[Newer post Gulls](/base/blog/gull)[Older post Herons](/base/blog/heron)'
  ])
})

test('an unlisted post has a notice', () => {
  const post = createWholePost({unlisted: true})
  expect(outlineMain(renderSample(<BlogPostPage {...BLOG} post={post} />, CONTENT))[0]).toBe(
    'Unlisted page:'
  )
})
