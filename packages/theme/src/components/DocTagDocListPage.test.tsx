import DocTagDocListPage from '@theme/DocTagDocListPage'
import DocTagsListPage from '@theme/DocTagsListPage'
import {expect, test} from 'vitest'
import {outlineMain} from '../fixtures/outline.js'
import {createDocs, renderDocs} from '../fixtures/sample-docs.js'

const night = {label: 'night', path: '/docs/tags/night', count: 2}
const docs = createDocs()

test('all tags of the docs are listed with their counts', () => {
  const html = renderDocs(<DocTagsListPage {...docs} tags={[night]} />, docs)
  expect(outlineMain(html)).toEqual(['# Tags', '[night 2](/base/docs/tags/night)'])
})

test.each([
  [2, '# 2 docs tagged with "night"'],
  [1, '# One doc tagged with "night"']
])('the page of a tag with %i docs shows their count and descriptions', (count, title) => {
  const html = renderDocs(
    <DocTagDocListPage
      {...docs}
      tag={{...night, count, description: 'After sunset'}}
      allTagsPath="/docs/tags"
      docs={[
        {path: '/docs/owl', label: 'Owl', description: 'Hunts at night.'},
        {path: '/docs/bat', label: 'Bat'}
      ]}
    />,
    docs
  )
  expect(outlineMain(html)).toEqual([
    title,
    'After sunset',
    '[View all tags](/base/docs/tags)',
    '## [Owl](/base/docs/owl)',
    'Hunts at night.',
    '## [Bat](/base/docs/bat)'
  ])
})

test('a tag with many docs has several pages', () => {
  const pagination = {
    ...{page: 2, pageCount: 3, postCount: 120},
    ...{previousPath: '/docs/tags/night', nextPath: '/docs/tags/night/page/3'}
  }
  const html = renderDocs(
    <DocTagDocListPage
      {...docs}
      {...{tag: night, allTagsPath: '/docs/tags', docs: [], pagination}}
    />,
    docs
  )
  expect(outlineMain(html).slice(-2)).toEqual([
    'Page 2 of 3:',
    '[Previous Page 1](/base/docs/tags/night)[Next Page 3](/base/docs/tags/night/page/3)'
  ])
})
