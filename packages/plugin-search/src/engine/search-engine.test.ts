import {expect, test} from 'vitest'
import {makeIndex, type TestPage} from '../fixtures/test-site.js'
import {createSearchEngine, type SearchScope} from './search-engine.js'

const PAGES: readonly TestPage[] = [
  {path: '/docs/owl', title: 'Owl', text: 'Hunts at night.', tag: 'docs-default-current'},
  {path: '/docs/1.0/owl', title: 'Owl', text: 'Hunted mice.', tag: 'docs-default-1.0'},
  {path: '/lark', title: 'Lark', text: 'Sings by day.', headings: {Nest: 'On the ground.'}}
]

/** Creates an engine for a site whose files can be replaced, and records which files it reads. */
async function createEngine(pages: readonly TestPage[]) {
  let files = await makeIndex(pages)
  const reads: string[] = []
  const engine = createSearchEngine(async (file) => {
    reads.push(file)
    const text = files.get(file)
    if (text === undefined) throw new Error(`There is no ${file}.`)
    return JSON.parse(text)
  })
  const search = async (text: string, scope: SearchScope = {}, from = 0, count = 10) => {
    const {sections, ...rest} = await engine.search(text, scope, {from, count})
    return {urls: sections.map(({page, index}) => `${page.url} ${index}`), ...rest}
  }
  return {
    engine,
    search,
    reads,
    replace: (next: Map<string, string>) => {
      files = next
    }
  }
}

test('returns the sections, their count and the terms to highlight', async () => {
  const {search} = await createEngine(PAGES)
  expect(await search('lark nest ')).toEqual({
    urls: ['/base/lark 1', '/base/lark 0'],
    total: 2,
    terms: new Set(['lark', 'nest'])
  })
})

test.each<[string, SearchScope, string[]]>([
  ['everywhere', {}, ['/base/docs/1.0/owl 0', '/base/docs/owl 0']],
  ['in one version', {tags: ['docs-default-1.0']}, ['/base/docs/1.0/owl 0']],
  ['in a language that the site lacks', {languages: ['fr']}, []]
])('searches %s', async (_, scope, urls) => {
  const {search} = await createEngine(PAGES)
  expect((await search('owl', scope)).urls.sort()).toEqual(urls)
})

test('a search in one version fetches no files of other versions', async () => {
  const {search, reads} = await createEngine(PAGES)
  await search('owl', {tags: ['docs-default-1.0']})
  const folders = new Set(reads.flatMap((file) => (file.includes('/') ? [file.split('/')[0]] : [])))
  expect([...folders].map((folder) => folder?.replace(/-[^-]+$/, ''))).toEqual(['docs-default-1-0'])
})

test('a result page continues where the previous one ends', async () => {
  const {search} = await createEngine(
    Array.from({length: 5}, (_, index) => ({path: `/${index}`, title: 'Wren'}))
  )
  const all = await search('wren')
  expect(all.urls).toHaveLength(5)
  const [first, second] = [await search('wren', {}, 0, 2), await search('wren', {}, 2, 3)]
  expect([...first.urls, ...second.urls]).toEqual(all.urls)
  expect(first.total).toBe(5)
})

test('fetches each file once, however many queries need it', async () => {
  const {search, reads} = await createEngine(PAGES)
  await Promise.all([search('owl'), search('owl')])
  await search('owl night')
  expect(reads).toEqual([...new Set(reads)])
})

test('only fetches the word list for an unknown word', async () => {
  const {search, reads} = await createEngine(PAGES)
  const words = () => reads.filter((file) => file.includes('/words-'))
  await search('night ')
  expect(words()).toEqual([])
  expect((await search('nihgt ')).urls).toEqual(['/base/docs/owl 0'])
  expect(words()).not.toEqual([])
})

test('a file that failed to load is requested again by the next query', async () => {
  const files = await makeIndex(PAGES)
  const {search, replace} = await createEngine(PAGES)
  replace(new Map())
  await expect(search('owl')).rejects.toThrow('There is no index.json.')
  replace(files)
  expect((await search('owl')).total).toBe(2)
})

test('a newer index is loaded after a refresh', async () => {
  const {engine, search, replace} = await createEngine(PAGES)
  expect((await search('quail')).urls).toEqual([])
  replace(await makeIndex([...PAGES, {path: '/quail', title: 'Quail'}]))
  expect((await search('quail')).urls).toEqual([])
  await engine.refresh({})
  expect((await search('quail')).urls).toEqual(['/base/quail 0'])
})

test('a first refresh fetches the index once', async () => {
  const {engine, reads} = await createEngine(PAGES)
  await engine.refresh({})
  expect(reads.filter((file) => file === 'index.json')).toEqual(['index.json'])
})

test('a refresh of an unchanged index fetches no parts', async () => {
  const {engine, search, reads} = await createEngine(PAGES)
  await search('lark')
  const before = reads.length
  await engine.refresh({})
  expect(reads.slice(before)).toEqual(['index.json'])
})

test.each([
  ['a page of the host', 'Not found'],
  ['an index of a different format', {format: 1, parts: []}],
  ['an index without parts', {format: 2}],
  ['nothing', null]
])('rejects %s instead of the index', async (_, value) => {
  const engine = createSearchEngine(async () => value)
  await expect(engine.search('owl', {}, {from: 0, count: 1})).rejects.toThrow(
    'not one that this page can read'
  )
})

test('equally good hits are sorted by URL', async () => {
  const names = ['wren', 'lark', 'owl', 'heron', 'quail']
  const {search} = await createEngine(names.map((name) => ({path: `/${name}`, title: 'Bird'})))
  expect((await search('bird')).urls).toEqual(names.toSorted().map((name) => `/base/${name} 0`))
})

test('finds a single character in text without spaces', async () => {
  const {search} = await createEngine([...PAGES, {path: '/ja', title: '野鳥の巣'}])
  expect((await search('鳥')).urls).toEqual(['/base/ja 0'])
})
