import {describe, expect, test} from 'vitest'
import {
  buildIndex,
  createMemoryStore,
  listIndex,
  makeIndex,
  readFiles,
  search,
  type TestPage
} from '../fixtures/test-site.js'

const PAGES: readonly TestPage[] = [
  {path: '/docs/owl', title: 'Owl', text: 'Hunts at night.', tag: 'docs-default-current'},
  {path: '/docs/1.0/owl', title: 'Owl', text: 'Hunted at night.', tag: 'docs-default-1.0'},
  {path: '/lark', title: 'Lark', text: 'Sings by day.', keywords: 'alauda, sky'}
]

const SYLLABLES = ['ka', 'lo', 'mi', 'ru', 'te', 'so', 'na', 'pi', 'zu', 'we']

/** Creates a text of 30 words. Most of them occur on only a few pages. */
function createText(seed: number): string {
  const syllable = (value: number) => SYLLABLES[value % SYLLABLES.length] ?? ''
  return Array.from({length: 30}, (_, index) => {
    const value = (seed * 7919 + index * index * 104_729) % 99_991
    return syllable(value) + syllable(value >> 3) + syllable(value >> 6) + syllable(value >> 9)
  }).join(' ')
}

const MANY: readonly TestPage[] = Array.from({length: 120}, (_, index) => ({
  ...{path: `/birds/${index}`, title: `Bird ${index}`, text: createText(index)},
  headings: {Nest: createText(index + 500), Song: createText(index + 900)}
}))

/** Returns the pages of `MANY` with a change to one of them. */
function edit(index: number, change: Partial<TestPage>): TestPage[] {
  return MANY.map((page, at) => (at === index ? {...page, ...change} : page))
}

test('generates the same files from the same pages', async () => {
  expect([...(await makeIndex(PAGES))]).toEqual([...(await makeIndex(PAGES))])
})

describe('after an edit', () => {
  const edited = edit(40, {text: `${MANY[40]?.text} kingfisher`})

  test('only a few files of a large index are new', async () => {
    const [before, after] = [await makeIndex(MANY), await makeIndex(edited)]
    expect(before.size).toBeGreaterThan(130)
    const changed = [...after].filter(([name, text]) => before.get(name) !== text)
    // The page's text, the file that lists it, the words, the part, the first file, and some terms.
    expect(changed.length).toBeLessThan(12)
  })

  test('only the edited page is read', async () => {
    const store = createMemoryStore()
    expect((await buildIndex(MANY, {store})).reads).toBe(MANY.length)
    expect((await buildIndex(edited, {store})).reads).toBe(1)
    expect((await buildIndex(edited, {store})).reads).toBe(0)
  })

  test('unchanged files keep their keys, so they are not regenerated', async () => {
    const store = createMemoryStore()
    const keysOf = async (pages: readonly TestPage[]) =>
      new Map((await buildIndex(pages, {store})).listed.map(({file, key}) => [file, key]))
    const [before, after] = [await keysOf(MANY), await keysOf(edited)]
    const kept = [...after].filter(([file, key]) => key !== undefined && before.get(file) === key)
    expect(after.size - kept.length).toBeLessThan(12)
  })

  test.each<[string, readonly TestPage[]]>([
    ['a word', edited],
    ['a title', edit(7, {title: 'Kingfisher'})],
    ['less text', edit(7, {text: ''})],
    ['more sections', edit(9, {headings: Object.fromEntries([...'abcdefghijk'].entries())})],
    ['fewer sections', edit(9, {headings: {}})],
    ['a new page', [...MANY, {path: '/new', title: 'New', text: createText(77)}]],
    ['a removed page', MANY.filter((_, index) => index !== 60)],
    ['two swapped pages', MANY.map((page, at) => ({...page, text: MANY[at ^ 1]?.text}))],
    ['twice as many pages', [...MANY, ...MANY.map((page) => ({...page, path: `/2${page.path}`}))]],
    ['a single page', MANY.slice(0, 1)],
    ['a different version', MANY.map((page) => ({...page, tag: 'docs-default-current'}))]
  ])('%s gives the same files with and without a cache', async (_, pages) => {
    const store = createMemoryStore()
    await buildIndex(MANY, {store})
    const warm = await buildIndex(pages, {store})
    expect([...warm.files]).toEqual([...(await makeIndex(pages))])
    // Undo the edit.
    expect([...(await buildIndex(MANY, {store})).files]).toEqual([...(await makeIndex(MANY))])
  })
})

test('other versions keep all of their files', async () => {
  const [before, after] = [
    await makeIndex(PAGES),
    await makeIndex(PAGES.map((page) => (page.path === '/lark' ? {...page, text: 'New.'} : page)))
  ]
  const changed = [...before.keys()].filter((name) => after.get(name) !== before.get(name))
  expect(changed.length).toBeGreaterThan(1)
  for (const name of changed) expect(name).toMatch(/^(?:default-|index\.json$)/)
})

test('if the indexing code changes, all pages are read again', async () => {
  const store = createMemoryStore()
  const before = await buildIndex(PAGES, {store, version: '1'})
  const after = await buildIndex(PAGES, {store, version: '2'})
  expect(after.reads).toBe(PAGES.length)
  const keys = new Set(before.listed.map(({key}) => key))
  expect(after.listed.filter(({file, key}) => file.includes('/text-') && keys.has(key))).toEqual([])
})

describe('in development', () => {
  test('lists the files without reading page text', () => {
    const {files, reads} = listIndex(PAGES)
    expect(files.length).toBeGreaterThan(3)
    expect(reads()).toBe(0)
  })

  test('finds the same pages as in a build', async () => {
    const files = await readFiles(listIndex(MANY).files)
    const built = await makeIndex(MANY)
    for (const query of ['kalo', 'bird 4', 'nest', 'rutesona']) {
      const found = await search(files, {query})
      expect(found.nbHits).toBeGreaterThan(0)
      expect(found).toEqual(await search(built, {query}))
    }
  })
})

describe('offline use', () => {
  const pages: readonly TestPage[] = [
    {path: '/docs/owl', title: 'Owl', tag: 'docs-default-2.0', isOfOlderVersion: false},
    {path: '/docs/1.0/owl', title: 'Owl', tag: 'docs-default-1.0', isOfOlderVersion: true},
    {path: '/lark', title: 'Lark'}
  ]
  const list = async (contextualSearch: boolean) =>
    (await buildIndex(pages, {contextualSearch})).listed

  test('parts of older versions are not needed, and the others only as a set', async () => {
    const files = await list(true)
    const [first] = files.filter(({offline}) => offline === false)
    expect(first?.file).toMatch(/^assets\/search\/docs-default-1-0-/)
    const folder = first?.file.replace(/[^/]+$/, '') ?? ''
    for (const {file, offline} of files)
      expect(offline, file).toEqual(file.startsWith(folder) ? false : {set: 'search'})
  })

  test('all parts are needed if every query searches them', async () => {
    expect((await list(false)).filter(({offline}) => offline === false)).toEqual([])
  })
})

test('a removed page is removed from the index', async () => {
  const files = await makeIndex(PAGES.slice(0, 2))
  expect((await search(files, {query: 'lark'})).nbHits).toBe(0)
})

test('omits hidden pages', async () => {
  const files = await makeIndex([...PAGES, {path: '/hidden', title: 'Quail', isHidden: true}])
  expect((await search(files, {query: 'quail'})).nbHits).toBe(0)
})

test('finds a page by the keywords in its metadata', async () => {
  const {hits} = await search(await makeIndex(PAGES), {query: 'alauda'})
  expect(hits[0]?.url).toBe('/base/lark')
})
