import {expect, test} from 'vitest'
import {findUrls, makeIndex, search, type TestPage} from '../fixtures/test-site.js'
import {readScope} from './local-client.js'

const BIRDS: readonly TestPage[] = [
  {
    path: '/wren',
    title: 'Wren',
    text: 'A small bird with a loud song. It builds several nests.',
    headings: {'Nest boxes': 'Give it a box with a round hole.', Song: 'Loud, and in winter.'}
  },
  {
    path: '/configuration',
    title: 'Configuration',
    text: 'Set sidebarPath in docusaurus.config.js. Build with --out-dir.',
    headings: {useDocsVersion: 'A hook of @birds/theme-classic.'}
  },
  {
    path: '/heron',
    title: 'Heron',
    text: 'Nests in trees. Front matter names its river, a body of water.'
  },
  {path: '/zh', title: '文档网站', text: '使用静态网站生成器快速构建文档。'}
]

test('finds a page by its title first, then sections that contain the word', async () => {
  expect(await findUrls(BIRDS, 'wren')).toEqual([
    '/base/wren',
    '/base/wren#nest-boxes',
    '/base/wren#song'
  ])
})

test('finds a section by its heading', async () => {
  expect((await findUrls(BIRDS, 'nest boxes'))[0]).toBe('/base/wren#nest-boxes')
})

test.each([
  ['configur', '/base/configuration', 'the beginning of a word'],
  ['configured', '/base/configuration', 'another form of a word'],
  ['bodies', '/base/heron', 'the plural of a word'],
  ['confguration', '/base/configuration', 'a letter too few'],
  ['cofniguration', '/base/configuration', 'two letters that changed places'],
  ['herron', '/base/heron', 'a letter too much'],
  ['SIDEBARPATH', '/base/configuration', 'a name in other letters'],
  ['sidebar', '/base/configuration', 'a word inside of a name'],
  ['--out-dir', '/base/configuration', 'an option'],
  ['out-dir', '/base/configuration', 'an option without its dashes'],
  ['useDocsVersion', '/base/configuration#usedocsversion', 'a hook'],
  ['usedocsv', '/base/configuration#usedocsversion', 'the beginning of a hook'],
  ['@birds/theme-classic', '/base/configuration#usedocsversion', 'a package'],
  ['docusaurus.config.js', '/base/configuration', 'a file'],
  ['frontmatter', '/base/heron', 'two words that were written as one'],
  ['网站', '/base/zh', 'Chinese'],
  ['静态网站', '/base/zh', 'a longer Chinese word']
])('finds %s, at %s: %s', async (query, url) => {
  expect((await findUrls(BIRDS, query))[0]).toBe(url)
})

test('ranks pages first that contain all words', async () => {
  expect((await findUrls(BIRDS, 'nests in trees'))[0]).toBe('/base/heron')
  expect((await findUrls(BIRDS, 'wren song winter'))[0]).toBe('/base/wren#song')
})

const GUIDE: readonly TestPage[] = [
  {
    path: '/add',
    title: 'Add and change',
    text: 'What was added and changed.',
    headings: {'Add fields': 'You add what you add.'}
  },
  {
    path: '/menu',
    title: 'Menu',
    text: 'The menu stands above all pages.',
    headings: {
      Items: 'Each item of the menu has a label.',
      Looks: 'The menu is wide or narrow.'
    }
  },
  {
    path: '/labels',
    title: 'Labels',
    text: 'Short ones of the menu.',
    headings: {Birds: 'A label may be long.'}
  }
]

test.each([
  ['how do I add a menu', '/base/menu', 'the page of the thing, not of the deed'],
  ['how can I change a label', '/base/labels', 'the page of the thing, not of the deed'],
  ['why does the menu have a long label', '/base/labels', 'a page that has some of the words'],
  ['what is a menu for', '/base/menu', 'the only word that says anything']
])('answers “%s” with %s: %s', async (query, url) => {
  expect((await findUrls(GUIDE, query))[0]).toBe(url)
})

test('despite a typo, the page with the intended title comes first', async () => {
  const pages = [
    {path: '/list', title: 'Versions', text: 'Old versions, new versions. '.repeat(1)},
    {path: '/versioning', title: 'Versioning', text: 'Cut a copy.'}
  ]
  expect((await findUrls(pages, 'versioning'))[0]).toBe('/base/versioning')
  expect((await findUrls(pages, 'verisoning'))[0]).toBe('/base/versioning')
})

test('finds nothing for unknown words', async () => {
  expect(await findUrls(BIRDS, 'qqqzzz')).toEqual([])
  expect(await findUrls(BIRDS, '')).toEqual([])
  expect(await findUrls([], 'wren')).toEqual([])
})

test('returns hits in the format of DocSearch, with escaped text and marks', async () => {
  const pages = [
    {path: '/a', title: 'Tags', headings: {'A <b> & more': 'Use <script>alert(1)</script> never.'}}
  ]
  const {hits, nbHits, nbPages} = await search(await makeIndex(pages), {query: 'script'})
  expect({nbHits, nbPages}).toEqual({nbHits: 1, nbPages: 1})
  expect(hits[0]).toEqual({
    objectID: '/base/a#a-b-more',
    url: '/base/a#a-b-more',
    url_without_anchor: '/base/a',
    anchor: 'a-b-more',
    type: 'content',
    hierarchy: {
      lvl0: 'A',
      lvl1: 'Tags',
      lvl2: 'A <b> & more',
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null
    },
    content: 'Use <script>alert(1)</script> never.',
    _highlightResult: {
      hierarchy: {
        lvl0: {value: 'A', matchLevel: 'none'},
        lvl1: {value: 'Tags', matchLevel: 'none'},
        lvl2: {value: 'A &lt;b&gt; &amp; more', matchLevel: 'none'}
      },
      content: {
        value: 'Use &lt;<mark>script</mark>&gt;alert(1)&lt;/<mark>script</mark>&gt; never.',
        matchLevel: 'full'
      }
    },
    _snippetResult: {
      hierarchy: {
        lvl0: {value: 'A', matchLevel: 'none'},
        lvl1: {value: 'Tags', matchLevel: 'none'},
        lvl2: {value: 'A &lt;b&gt; &amp; more', matchLevel: 'none'}
      },
      content: {
        value: 'Use &lt;<mark>script</mark>&gt;alert(1)&lt;/<mark>script</mark>&gt; never.',
        matchLevel: 'full'
      }
    }
  })
})

test('returns one page of hits at a time', async () => {
  const pages = Array.from({length: 7}, (_, index) => ({path: `/p${index}`, title: `Owl ${index}`}))
  const files = await makeIndex(pages)
  const first = await search(files, {query: 'owl', hitsPerPage: 3})
  const last = await search(files, {query: 'owl', hitsPerPage: 3, page: 2})
  expect(first).toMatchObject({nbHits: 7, nbPages: 3, page: 0})
  expect(first.hits).toHaveLength(3)
  expect(last.hits).toHaveLength(1)
})

test('only queries the parts that the filters allow', async () => {
  const files = await makeIndex([
    {path: '/docs/owl', title: 'Owl', tag: 'docs-default-current'},
    {path: '/docs/1.0/owl', title: 'Owl', tag: 'docs-default-1.0'},
    {path: '/owl', title: 'Owl'}
  ])
  const searchIn = async (facetFilters: SearchFilters) =>
    (await search(files, {query: 'owl', facetFilters})).hits.map(({url}) => url)
  type SearchFilters = readonly (string | readonly string[])[]
  expect(await searchIn([])).toHaveLength(3)
  expect(await searchIn(['docusaurus_tag:docs-default-1.0'])).toEqual(['/base/docs/1.0/owl'])
  expect(
    await searchIn([['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']])
  ).toEqual(['/base/docs/owl', '/base/owl'])
  expect(await searchIn(['language:fr'])).toEqual([])
})

test('combines filters like Algolia: all must match, but only one of each list', () => {
  expect(
    readScope(['language:en', ['docusaurus_tag:a', 'docusaurus_tag:b'], 'docusaurus_tag:b'])
  ).toEqual({languages: ['en'], tags: ['b']})
  expect(readScope(['type:content'])).toEqual({languages: undefined, tags: undefined})
})

test('uses the beginning of a query of 10,000 characters', async () => {
  expect((await findUrls(BIRDS, `wren ${'x'.repeat(10_000)}`))[0]).toBe('/base/wren')
})

test.each([
  ['a file that is gone', () => undefined],
  ['a file that was cut off', (text: string) => text.slice(0, text.length / 2)],
  ['another file', () => '{"wren":"<!doctype html>"}']
])('the name of the error indicates a fetch error: %s', async (_, damage) => {
  const files = await makeIndex(BIRDS)
  for (const [name, text] of files) if (/terms-/.test(name)) files.set(name, damage(text) ?? '')
  await expect(search(files, {query: 'wren'})).rejects.toMatchObject({name: 'RetryError'})
})

test('finds the last words of a page of 5 MB, and only stores a small part to show', async () => {
  const text = `${'heron '.repeat(900_000)} bittern`
  const files = await makeIndex([{path: '/big', title: 'Big', text}])
  expect((await search(files, {query: 'bittern'})).hits[0]?.url).toBe('/base/big')
  const bytes = [...files.values()].reduce((sum, {length}) => sum + length, 0)
  expect(bytes).toBeLessThan(20_000)
})
