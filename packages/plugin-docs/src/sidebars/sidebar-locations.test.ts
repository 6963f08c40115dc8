import {expect, test} from 'vitest'
import {parseSidebars} from '../formats/parse-sidebars.js'
import {testCatalog, testDocs} from '../fixtures/test-docs.js'
import {resolveSidebar} from './resolve-sidebar.js'
import {locatePages} from './sidebar-locations.js'

function locate(items: unknown, files: Record<string, Record<string, unknown>>) {
  const parsed = parseSidebars({docs: items}, 'sidebars.ts').sidebars.docs ?? []
  return locatePages(
    resolveSidebar({name: 'docs', items: parsed}, testCatalog(testDocs(files))).sidebar
  )
}

const files = {'a.md': {}, 'b.md': {pagination_label: 'Bee'}, 'c.md': {}, 'd.md': {}}

test('links pages in reading order, including category pages', () => {
  const link = {type: 'generated-index', slug: '/all'}
  const {locationByPath, pages} = locate(
    ['a', {type: 'category', label: 'All', link, items: ['b']}, 'c', {type: 'ref', id: 'd'}],
    files
  )
  expect(pages.map(({path, label}) => `${path} ${label}`)).toEqual([
    '/docs/a a',
    '/docs/all All',
    '/docs/b Bee',
    '/docs/c c'
  ])
  expect(locationByPath.get('/docs/all')).toMatchObject({
    sidebar: 'docs',
    indices: [1, 0],
    previous: {path: '/docs/a', label: 'a'},
    next: {path: '/docs/b', label: 'Bee'}
  })
  expect(locationByPath.has('/docs/d')).toBe(false)
})

test('a page listed twice in a sidebar is the next page in both places', () => {
  const {locationByPath, pages} = locate(
    ['a', 'b', {type: 'category', label: 'More', items: ['c', 'a', 'd']}],
    files
  )
  const neighbours = (path: string) => {
    const {previous, next} = locationByPath.get(path) ?? {}
    return [previous?.path, next?.path]
  }
  expect(neighbours('/docs/a')).toEqual([undefined, '/docs/b'])
  expect(neighbours('/docs/c')).toEqual(['/docs/b', '/docs/a'])
  expect(neighbours('/docs/d')).toEqual(['/docs/a', undefined])
  expect(pages).toHaveLength(4)
})

test('a category that links to its first item is not its own neighbor', () => {
  const link = {type: 'doc', id: 'a'}
  const {locationByPath} = locate(
    [{type: 'category', label: 'All', link, items: ['a', 'b']}],
    files
  )
  expect(locationByPath.get('/docs/a')?.next?.path).toBe('/docs/b')
  expect(locationByPath.get('/docs/b')?.previous?.path).toBe('/docs/a')
})

test('finds the expanded categories of a page', () => {
  const {locationByPath} = locate({Outer: ['a', {Inner: ['b', 'c']}]}, files)
  const location = locationByPath.get('/docs/c')
  expect(location?.branch.map(({item}) => item.type === 'category' && item.label)).toEqual([
    'Outer',
    'Inner'
  ])
  expect(location?.indices).toEqual([0, 1, 1])
})

test('an unlisted page has a position but no neighbors', () => {
  const {locationByPath, pages} = locate(['a', 'b'], {'a.md': {}, 'b.md': {unlisted: true}})
  expect(pages).toEqual([{path: '/docs/a', label: 'a'}])
  expect(locationByPath.get('/docs/b')).toEqual({
    sidebar: 'docs',
    label: 'b',
    branch: [],
    indices: [1],
    hiddenItem: {type: 'link', label: 'b', href: '/docs/b'}
  })
})

test('the page of nested categories opens all of them', () => {
  const link = {type: 'doc', id: 'a'}
  const inner = {type: 'category', label: 'Inner', link, items: ['a', 'b']}
  const {locationByPath} = locate(
    [{type: 'category', label: 'Outer', link, items: [inner, 'c']}, 'd'],
    files
  )
  expect(locationByPath.get('/docs/a')).toMatchObject({
    branch: [{item: {label: 'Outer'}}],
    innermost: {branch: [{item: {label: 'Outer'}}, {item: {label: 'Inner'}}], indices: [0, 0, 0]}
  })
  expect(locationByPath.get('/docs/b')?.innermost).toBeUndefined()
})
