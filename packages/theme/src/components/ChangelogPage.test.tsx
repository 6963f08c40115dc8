import ChangelogList from '@theme/ChangelogList'
import ChangelogPage from '@theme/ChangelogPage'
import {expect, test} from 'vitest'
import {outlineMain} from '../fixtures/outline.js'
import {renderSample} from '../fixtures/render-sample.js'
import {BLOG, createPost, createWholePost} from '../fixtures/sample-blog.js'

const CHANGELOG = {...BLOG, blogTitle: 'Changelog', blogPath: '/changelog'}
const ada = {key: 'ada', name: 'Ada', url: 'https://example.com/ada', imageUrl: '/img/ada.png'}

test('lists releases with their date and contents', () => {
  const posts = [
    createPost('/changelog/2.0.0', {title: '2.0.0', description: 'Added, Fixed', hasExcerpt: true}),
    createPost('/changelog/1.1.0', {title: '1.1.0', hasExcerpt: true, authors: [ada]}),
    createPost('/changelog/1.0.0', {title: '1.0.0', date: ''})
  ]
  const html = renderSample(
    <ChangelogList
      {...CHANGELOG}
      title="Changelog"
      description="Release by release"
      posts={posts}
      pagination={{page: 1, pageCount: 1, postCount: 3}}
    />,
    // Only a release without a description shows its start.
    {contents: [{html: '<p>Owls.</p>'}]}
  )
  expect(outlineMain(html)).toEqual([
    '# Changelog',
    'Release by release',
    'January 31, 2024',
    '## [2.0.0](/base/changelog/2.0.0)',
    'Added, Fixed',
    'January 31, 2024',
    '## [1.1.0](/base/changelog/1.1.0)',
    'Owls.',
    'Authors:',
    '![](/base/img/ada.png)[Ada](https://example.com/ada)',
    '## [1.0.0](/base/changelog/1.0.0)'
  ])
})

test('a release links back to the changelog, and to its neighbors', () => {
  const html = renderSample(
    <ChangelogPage
      {...CHANGELOG}
      post={createWholePost({title: '1.1.0', editUrl: 'https://example.com/edit'})}
      previous={{path: '/changelog/2.0.0', label: '2.0.0', isNewer: true}}
      next={{path: '/changelog/1.0.0', label: '1.0.0', isNewer: false}}
    />,
    {contents: [{html: '<p>Owls.</p>'}]}
  )
  expect(outlineMain(html)).toEqual([
    '[Changelog](/base/changelog) January 31, 2024',
    '# 1.1.0',
    'Owls.',
    '[Edit this page](https://example.com/edit)',
    'Releases:',
    '[Newer release 2.0.0](/base/changelog/2.0.0)[Older release 1.0.0](/base/changelog/1.0.0)'
  ])
})

test('an additional page has no date', () => {
  const post = {...createWholePost({title: 'Policy'}), date: undefined}
  const html = renderSample(<ChangelogPage {...CHANGELOG} post={post} />, {
    contents: [{html: '<p>When.</p>'}]
  })
  expect(outlineMain(html)).toEqual(['[Changelog](/base/changelog)', '# Policy', 'When.'])
})
