import {expect, test} from 'vitest'
import {SITE, testDoc, testRoute} from './fixtures/test-page.js'
import {createTextPage, labelVersion} from './text-page.js'

const NO_INDEX = {tag: 'meta', attributes: {name: 'robots', content: 'noindex'}} as const

test('returns the URL of a page and of its Markdown', () => {
  const page = createTextPage(testRoute('/a b'), {...SITE, baseUrl: '/base/', trailingSlash: true})
  expect(page).toMatchObject({
    title: 'Title of /a b',
    url: 'https://docs.example.com/base/a%20b/',
    file: 'a b.md',
    textUrl: 'https://docs.example.com/base/a%20b.md',
    doc: {}
  })
})

test.each([
  ['a component', {contents: []}],
  ['a list of posts', {contents: [{source: 'a.md'}, {source: 'b.md'}]}],
  ['a list of one excerpt', {contents: [{source: 'a.md', excerpt: true}]}],
  ['a list of one post', {source: undefined}]
])('%s is converted from its HTML', (_, route) => {
  expect(createTextPage(testRoute('/a', route), SITE)).not.toHaveProperty('source')
})

test.each([
  ['that search engines leave out', {head: [NO_INDEX], contents: []}],
  ['for all paths below it', {exact: false, contents: []}],
  ['for missing pages', {path: '/404.html'}]
])("a page %s isn't a text page", (_, route) => {
  expect(createTextPage(testRoute('/a', route), SITE)).toBeUndefined()
})

test('a hidden page with its own text is a text page', () => {
  expect(createTextPage(testRoute('/a', {head: [NO_INDEX]}), SITE)).toMatchObject({
    source: 'src/a.md'
  })
})

test('a page has a version only if its docs have versions', () => {
  const version = {name: 'current', label: 'Next', isLast: true}
  const label = (fields: object) =>
    labelVersion(testDoc('/a', {version: {...version, ...fields}}).doc)
  expect(label({badge: false})).toBeUndefined()
  expect(label({badge: true})).toBe('Next')
  expect(label({isLast: false})).toBe('Next')
  expect(label({name: '1.0', label: '1.0'})).toBe('1.0')
  expect(labelVersion({})).toBeUndefined()
})
