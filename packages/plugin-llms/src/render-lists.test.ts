import type {Route} from '@lectern/types'
import {expect, test} from 'vitest'
import {listListed} from './list-pages.js'
import {parseLlmsOptions} from './llms-options.js'
import {renderFullText} from './render-full-text.js'
import {groupPages, renderLlmsTxt} from './render-lists.js'
import {SITE, testDoc, testPage, testRoute} from './fixtures/test-page.js'

const listed = (
  pages: Parameters<typeof listListed>[0],
  options: object = {},
  others: readonly Route[] = []
) =>
  listListed(
    pages,
    {
      isIndexed: (path) => path !== '/hidden',
      routes: [...pages.map(({route}) => route), ...others]
    },
    {options: parseLlmsOptions(options), siteConfig: {...SITE, baseUrl: '/base/'}}
  ).map(({route}) => route.path)

test('docs are in sidebar order, before all other pages', () => {
  const pages = [
    testPage('/a'),
    testDoc('/docs/a', {next: {path: '/docs/z', label: ''}}),
    testDoc('/docs/b', {next: {path: '/docs/a', label: ''}}),
    testDoc('/docs/alone', {}),
    testDoc('/docs/z', {})
  ]
  expect(listed(pages)).toEqual(['/docs/b', '/docs/a', '/docs/z', '/docs/alone', '/a'])
})

test('the page of a category precedes its docs', () => {
  const next = (path: string) => ({next: {path, label: ''}})
  const pages = [
    testDoc('/docs/a', {}),
    testDoc('/docs/z', next('/docs/category/b')),
    testPage('/community/x', {
      ...testDoc('/docs/a', {}).route,
      path: '/community/x',
      plugin: {name: 'docs', id: 'community'}
    })
  ]
  const category = testRoute('/docs/category/b', {
    component: '@theme/DocCategoryGeneratedIndexPage',
    props: next('/docs/a')
  })
  expect(listed(pages, {}, [category])).toEqual(['/docs/z', '/docs/a', '/community/x'])
})

test('docs with circular neighbors are listed', () => {
  const pages = [
    testDoc('/docs/a', {next: {path: '/docs/b', label: ''}}),
    testDoc('/docs/b', {next: {path: '/docs/a', label: ''}})
  ]
  expect(listed(pages)).toEqual(['/docs/a', '/docs/b'])
})

test('omits hidden pages, old versions and excluded pages', () => {
  const old = testDoc('/docs/1.0/a', {version: {name: '1.0', label: '1.0', isLast: false}})
  const pages = [old, testPage('/hidden'), testPage('/blog/a'), testPage('/b')]
  expect(listed(pages, {ignorePatterns: ['/base/blog/**']})).toEqual(['/b'])
  expect(listed(pages, {allVersions: true})).toEqual(['/docs/1.0/a', '/blog/a', '/b'])
})

test('sections are the top-level categories of docs, then the plugins', () => {
  const crumbs = (...labels: string[]) => ({breadcrumbs: labels.map((label) => ({label}))})
  const old = {version: {name: '1.0', label: '1.0', isLast: false}}
  const sections = groupPages([
    testDoc('/docs/a', crumbs('A')),
    testDoc('/docs/b', crumbs('Guides', 'Inner', 'B')),
    testDoc('/docs/1.0/b', {...old, ...crumbs('Guides', 'B')}),
    testPage('/c'),
    testPage('/tests/d', {plugin: {name: 'blog', id: 'tests-blog'}})
  ])
  expect(sections.map(({title, pages}) => [title, pages.length])).toEqual([
    ['Docs', 1],
    ['Guides', 1],
    ['Guides (1.0)', 1],
    ['Pages', 1],
    ['Tests blog', 1]
  ])
})

test('escapes Markdown and line breaks in titles and descriptions', () => {
  const page = {...testPage('/a', {title: '[x](y)\n# z'}), description: '<b>\n- c'}
  const text = renderLlmsTxt([{title: 'A', pages: [page]}], SITE, ({url}) => url)
  expect(text).toBe(
    '# Notes\n\n## A\n\n- [\\[x\\](y) \\# z](https://docs.example.com/a): \\<b\\> - c\n'
  )
})

test('the full text ends at its maximum size, and describes the omitted part', async () => {
  const pages = ['/a', '/b', '/c'].map((path) => testPage(path))
  const read: string[] = []
  const text = await renderFullText([{title: 'A', pages}], {
    siteConfig: SITE,
    bytes: 1500,
    listUrl: 'https://docs.example.com/llms.txt',
    read: async ({route}) => {
      read.push(route.path)
      return `${'ä'.repeat(300)}\n`
    }
  })
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1500)
  expect(text.match(/^Source: .*$/gm)).toEqual(['Source: https://docs.example.com/a'])
  expect(text).toMatch(
    /\n2 of 3 pages are omitted because of the size limit of this file\. All pages are listed in https:\/\/docs\.example\.com\/llms\.txt\.\n$/
  )
  // Reading stops at the first page that doesn't fit.
  expect(read).toEqual(['/a', '/b'])
})

test('rejects unknown options, and suggests the nearest ones', () => {
  expect(() =>
    parseLlmsOptions({llmsTxtt: true, fullTextBytes: 10})
  ).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: Plugin llms: \`fullTextBytes\` is 10, expected at least 1000 bytes.
    Plugin llms has the unknown key \`llmsTxtt\`.]
  `)
})
