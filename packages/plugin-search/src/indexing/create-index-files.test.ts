import {describe, expect, test} from 'vitest'
import {listIndex, makeIndex, search, type TestPage} from '../fixtures/test-site.js'

const PAGES: readonly TestPage[] = [
  {path: '/docs/owl', title: 'Owl', text: 'Hunts at night.', tag: 'docs-default-current'},
  {path: '/docs/1.0/owl', title: 'Owl', text: 'Hunted at night.', tag: 'docs-default-1.0'},
  {path: '/lark', title: 'Lark', text: 'Sings by day.', keywords: 'alauda, sky'}
]

test('makes the same files of the same pages', async () => {
  expect([...(await makeIndex(PAGES))]).toEqual([...(await makeIndex(PAGES))])
})

test('lists the files without reading texts', () => {
  const {files, reads} = listIndex(PAGES)
  expect(files.length).toBeGreaterThan(3)
  expect(reads()).toBe(0)
})

test('a changed page gives new names to the files of its own part, and to no others', () => {
  const names = (pages: readonly TestPage[]) => listIndex(pages).files.map(({file}) => file)
  const before = names(PAGES)
  const after = names(PAGES.map((page) => (page.path === '/lark' ? {...page, text: 'New.'} : page)))
  const gone = before.filter((file) => !after.includes(file))
  expect(gone.length).toBeGreaterThan(0)
  for (const file of gone) expect(file).toContain('/default-')
})

test('other code gives new names to all', () => {
  const names = (version: string) => listIndex(PAGES, {version}).files.map(({file}) => file)
  expect(names('1').filter((file) => names('2').includes(file))).toEqual([
    'assets/search/index.json'
  ])
})

describe('without a network', () => {
  const pages: readonly TestPage[] = [
    {path: '/docs/owl', title: 'Owl', tag: 'docs-default-2.0', isOfOlderVersion: false},
    {path: '/docs/1.0/owl', title: 'Owl', tag: 'docs-default-1.0', isOfOlderVersion: true},
    {path: '/lark', title: 'Lark'}
  ]
  const unneeded = (contextualSearch: boolean) =>
    listIndex(pages, {contextualSearch}).files.filter(({offline}) => offline === false)

  test('a part of an older version is not needed, and the rest only together', () => {
    const {files} = listIndex(pages)
    const [first] = unneeded(true)
    expect(first?.file).toMatch(/^assets\/search\/docs-default-1-0-/)
    const folder = first?.file.replace(/[^/]+$/, '') ?? ''
    for (const {file, offline} of files)
      expect(offline, file).toEqual(file.startsWith(folder) ? false : {set: 'search'})
  })

  test('all parts are needed where every query asks them', () => {
    expect(unneeded(false)).toEqual([])
  })
})

test('a page that is gone leaves the index', async () => {
  const files = await makeIndex(PAGES.slice(0, 2))
  expect((await search(files, {query: 'lark'})).nbHits).toBe(0)
})

test('leaves out what may not be listed', async () => {
  const files = await makeIndex([...PAGES, {path: '/hidden', title: 'Quail', isHidden: true}])
  expect((await search(files, {query: 'quail'})).nbHits).toBe(0)
})

test('finds a page by the keywords of its author', async () => {
  const {hits} = await search(await makeIndex(PAGES), {query: 'alauda'})
  expect(hits[0]?.url).toBe('/base/lark')
})
