import type {Route} from '@lectern/types'
import {expect, test} from 'vitest'
import {listPages} from './list-pages.js'
import {readPageText} from './read-page-text.js'

const SETTINGS = {
  title: 'Birds',
  titleDelimiter: '|',
  baseUrl: '/',
  i18n: {
    defaultLocale: 'en',
    currentLocale: 'en',
    locales: ['en'],
    path: 'i18n',
    localeConfigs: {}
  }
}

const home: Route = {
  path: '/who-we-are',
  component: '@site/src/pages/who-we-are.tsx',
  props: {},
  contents: [],
  head: [],
  plugin: {name: 'pages', id: 'default'},
  isSourcePage: true
}

/** Returns the indexed data of a page with the given HTML. */
function list(html?: string) {
  const contents = {
    keyOf: () => undefined,
    isLive: () => false,
    read: () => Promise.reject(new Error('No content.'))
  }
  const texts = new Map(html === undefined ? [] : [[home.path, readPageText(html)]])
  const [page] = listPages({routes: [home], contents, isIndexed: () => true, texts}, SETTINGS)
  if (!page) throw new Error('The page is not listed.')
  return page
}

test('a component page has its own title, its description and its sections', async () => {
  const page = list(
    `<title>People | Birds</title><meta name="description" content="Who counts birds.">
     <main><h1>People</h1><p>We are ten.</p><h3 id="ada">Ada</h3>Counts owls.</main>`
  )
  expect(page).toMatchObject({title: 'People', url: '/who-we-are', tag: 'default'})
  expect(await page.readSections()).toEqual([
    ['', 1, '', 'Who counts birds. We are ten.'],
    ['ada', 3, 'Ada', 'Counts owls.']
  ])
})

test.each([
  ['the title of its document', '<title>A | b | Birds</title><main><h1>C</h1></main>', 'A | b'],
  ['its heading when it has the title of the site', '<title>Birds</title><main><h1>C</h1>', 'C'],
  ['the title of the site when it has no other', '<title>Birds</title><main></main>', 'Birds'],
  ['its heading without a title', '<main><h1>C</h1></main>', 'C'],
  ['its address when it says nothing', '<div>C</div>', 'Who we are'],
  ['its address before it is rendered', undefined, 'Who we are']
])('a component page is named by %s', (_, html, title) => {
  expect(list(html).title).toBe(title)
})

test.each([
  ['/', true, '/base/'],
  ['/', false, '/base/'],
  ['/owls', true, '/base/owls/'],
  ['/owls/', false, '/base/owls']
])('hits on %s with trailingSlash %s link to %s', (path, trailingSlash, url) => {
  const contents = {
    keyOf: () => undefined,
    isLive: () => false,
    read: () => Promise.reject(new Error('No content.'))
  }
  const site = {routes: [{...home, path}], contents, isIndexed: () => true}
  const pages = listPages(site, {...SETTINGS, baseUrl: '/base/', trailingSlash})
  expect(pages.map((page) => page.url)).toEqual([url])
})

test('a heading that differs from the title is found as text', async () => {
  const page = list('<title>People | Birds</title><main><h1>Ten friends</h1>Of owls.</main>')
  expect(await page.readSections()).toEqual([['', 1, '', 'Ten friends Of owls.']])
})

test('the key of a part changes with the content of its pages', () => {
  const keys = ['Owl', 'Lark', 'Owl'].map((word) => list(`<main>${word}</main>`).key)
  expect(keys[1]).not.toBe(keys[0])
  expect(keys[2]).toBe(keys[0])
})
