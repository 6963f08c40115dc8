import {createRoute, createSourceRoute} from '@lectern/testing/create-route'
import {expect, test} from 'vitest'
import {createRouteIndex} from '../routes/route-index.js'
import {findBrokenLinks} from './find-broken-links.js'

const page = (path: string) => createSourceRoute(path, `docs${path}.md`)
const routes = [page('/a'), page('/b'), page('/second'), {...page('/open'), exact: false}]

function check(links: readonly string[], reported: readonly string[] = []) {
  return findBrokenLinks({
    index: createRouteIndex(routes),
    pages: new Map([
      ['/a', {links, ids: ['top-of-a']}],
      ['/b', {links: links.slice(0, 1), ids: ['x y']}]
    ]),
    files: new Set(['/img/logo.svg', '/old', '/old/']),
    reported: new Map([['docs/a.md', reported]])
  })
}

test.each([
  '/b',
  '/b/',
  '/b.html',
  '/b/index.html',
  '/b#x y',
  '/b#top',
  '/b#',
  '/a#top-of-a',
  '/img/logo.svg',
  '/old/',
  '/open/anything'
])('finds %s', (link) => {
  expect(check(['/a', link])).toEqual([])
})

test('reports the pages with a broken link, and a similar path', () => {
  expect(check(['/secnd'])).toEqual([
    {
      code: 'broken-link',
      message: "The link to /secnd on /a and 1 more page is broken: the page doesn't exist.",
      position: {file: 'docs/a.md'},
      hint: 'Did you mean /second?'
    }
  ])
})

test('suggests a path whose first letters differ', () => {
  expect(check(['/a', '/scond']).map(({hint}) => hint)).toEqual(['Did you mean /second?'])
})

test('reports the missing ID on a page', () => {
  expect(check(['/a', '/b#y'])).toEqual([
    {
      code: 'broken-anchor',
      message: 'The link to /b#y on /a is broken: the page has no element with the ID `y`.',
      position: {file: 'docs/a.md'},
      hint: `Use the ID of a heading on that page, or add the ID to a heading.`
    }
  ])
})

test('suggests a similar ID on the page of the link', () => {
  expect(check(['/a#topofa', '/b.html#x-y']).map(({hint}) => hint)).toEqual([
    'Did you mean #top-of-a?',
    'Did you mean #x y?'
  ])
})

test('links in plain elements have their own policies', () => {
  const pages = new Map([['/a', {links: ['/b#y', '/gone'], ids: []}]])
  const found = findBrokenLinks({
    ...{index: createRouteIndex(routes), pages, files: new Set<string>(), reported: new Map()},
    locate: () => ({isElement: true}),
    elementPolicies: {'broken-link': 'warn'}
  })
  expect(found.map(({code, policy}) => [code, policy])).toEqual([
    ['broken-anchor', undefined],
    ['broken-link', 'warn']
  ])
})

test('links that differ from a path only in case have their own policy', () => {
  const pages = new Map([['/a', {links: ['/Second/', '/Secon'], ids: []}]])
  const found = findBrokenLinks({
    ...{index: createRouteIndex(routes), pages, files: new Set<string>(), reported: new Map()},
    casePolicy: 'warn'
  })
  expect(found.map(({policy, hint}) => [policy, hint])).toEqual([
    ['warn', 'Did you mean /second?'],
    [undefined, 'Did you mean /second?']
  ])
})

test('ignores a link to a file that was already reported', () => {
  expect(check(['/a', '/gone.md', '/sub/gone.md#x'], ['./gone.md', 'sub/gone.md'])).toEqual([])
})

test('checks nothing on a site without content', () => {
  const notFound = createRoute('/404.html')
  const pages = new Map([['/404.html', {links: ['/'], ids: []}]])
  const found = findBrokenLinks({
    index: createRouteIndex([notFound]),
    pages,
    files: new Set(),
    reported: new Map()
  })
  expect(found).toEqual([])
})
