import {expect, test} from 'vitest'
import {
  describeBlog,
  describeLastUpdate,
  describeLink,
  describeTag,
  describeTocFields
} from './metadata-forms.js'

const withBaseUrl = (path: string) => `/base${path}`

test('links and tags have titles and permalinks', () => {
  expect(describeLink({label: 'Owl', path: '/owl'}, withBaseUrl)).toEqual({
    title: 'Owl',
    permalink: '/base/owl'
  })
  expect(describeLink(undefined, withBaseUrl)).toBeUndefined()
  expect(describeTag({label: 'Birds', path: '/tags/birds', count: 2}, withBaseUrl)).toEqual({
    ...{label: 'Birds', path: '/tags/birds', count: 2, permalink: '/base/tags/birds'},
    inline: true
  })
})

test('the last update is in milliseconds, if available', () => {
  const lastUpdatedAt = '1970-01-01T00:00:01.000Z'
  expect(describeLastUpdate({lastUpdatedAt, lastUpdatedBy: 'Ada'})).toEqual({
    lastUpdatedAt: 1000,
    lastUpdatedBy: 'Ada'
  })
  expect(describeLastUpdate({})).toEqual({})
})

test('table of contents settings use the names of front matter fields', () => {
  expect(describeTocFields({hideTableOfContents: true, tocMinHeadingLevel: 3})).toEqual({
    hide_table_of_contents: true,
    toc_min_heading_level: 3
  })
})

test.each([
  ['/blog', '/base/blog/authors'],
  ['/', '/base/authors']
])('the authors page of the blog at %s is at %s', (blogPath, authorsListPath) => {
  expect(describeBlog({blogTitle: 'Birds', blogPath}, withBaseUrl)).toEqual({
    ...{blogTitle: 'Birds', blogBasePath: `/base${blogPath}`, authorsListPath}
  })
})
